import { getGazetteer } from './gazetteer.ts'
import { type Geocoder, maxSuggestions } from './geocoder.ts'

/** Farther from any town than this, a point has no address ("Current Location" in docs/spec.md, section 8). */
const maxReverseMiles = 60

/** Uses the towns and postcodes of the gazetteer; needs no service. */
export const offlineGeocoder: Geocoder = {
  async search(text, near) {
    return getGazetteer()
      .search(text, near, maxSuggestions)
      .map(({ zip, city, state, lat, lng }) => ({
        place_id: `us-${zip}`,
        main_text: city,
        secondary_text: `${state} ${zip}`,
        coordinates: { lat, lng },
      }))
  },
  async reverse(point) {
    const place = getGazetteer().nearest(point, maxReverseMiles)
    return place && `${place.city}, ${place.state} ${place.zip}`
  },
}
