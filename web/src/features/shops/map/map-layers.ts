import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'

/** Rendered with the page's own font: there is no glyph server. */
const textFont = ['Instrument Sans Variable']
const displayFont = ['Bricolage Grotesque']
/** The zoom level at which the surroundings fade into the town. */
const townZoom = 11
const townFilter: FilterSpecification = ['<=', ['get', 'miles'], 2]
const countryFilter: FilterSpecification = ['>', ['get', 'miles'], 2]
const townFadeIn = ['interpolate', ['linear'], ['zoom'], townZoom - 0.5, 0, townZoom + 0.5, 1]

/** Bottom layer first; the last layer places its labels first, so that the most important ones stay. */
export function createBaseLayers(colors: MapColors, narrow: boolean): LayerSpecification[] {
  const { paper, surface, sunk, ink, pine } = colors
  const mutedText = colors['ink-2']
  const edge = colors['line-strong']
  const text = { 'text-color': mutedText, 'text-halo-color': surface, 'text-halo-width': 1.5 }
  const ringLabels = {
    type: 'symbol',
    source: 'ring-labels',
    layout: {
      'text-font': textFont,
      'text-field': ['get', 'label'],
      'text-size': 12,
      'text-rotate': ['get', 'lean'],
      'text-rotation-alignment': 'map',
    },
    paint: { ...text, 'text-color': pine, 'text-halo-width': 3 },
  }
  const isLarge = ['>', ['get', 'size'], 2]
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': paper } },
    { id: 'areas', type: 'fill', source: 'areas', paint: { 'fill-color': sunk } },
    {
      id: 'town',
      type: 'fill',
      source: 'town',
      paint: {
        'fill-color': ['step', ['get', 'miles'], surface, 0.5, paper, 1, sunk, 2, paper],
        'fill-opacity': townFadeIn,
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'areas',
      paint: { 'line-color': edge, 'line-opacity': 0.5, 'line-width': 1 },
    },
    {
      id: 'country-rings',
      type: 'line',
      source: 'rings',
      filter: countryFilter,
      paint: { 'line-color': pine, 'line-opacity': 0.45, 'line-dasharray': [3, 3], 'line-width': 1.25 },
    },
    {
      // two fine lines: a dashed one would look like a railway
      id: 'rings',
      type: 'line',
      source: 'rings',
      filter: townFilter,
      minzoom: townZoom,
      paint: { 'line-color': pine, 'line-opacity': 0.6, 'line-width': 1, 'line-gap-width': 2.5 },
    },
    {
      id: 'way',
      type: 'line',
      source: 'way',
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': pine, 'line-width': 3, 'line-dasharray': [0.1, 2] },
    },
    { id: 'ring-labels', ...ringLabels, filter: townFilter, minzoom: townZoom },
    { id: 'country-ring-labels', ...ringLabels, filter: countryFilter },
    {
      id: 'town-dots',
      type: 'circle',
      source: 'towns',
      paint: { 'circle-radius': 3, 'circle-color': mutedText, 'circle-opacity': 0.7 },
    },
    {
      id: 'town-labels',
      type: 'symbol',
      source: 'towns',
      layout: {
        'text-font': textFont,
        'text-field': ['get', 'name'],
        'text-size': ['case', isLarge, 15, 13],
        'text-anchor': 'top',
        'text-offset': [0, 0.5],
        'symbol-sort-key': ['get', 'at'],
      },
      paint: text,
    },
    {
      id: 'place-name',
      type: 'symbol',
      source: 'place',
      layout: {
        'text-font': displayFont,
        'text-field': ['upcase', ['get', 'name']],
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, 13, 13, 15, 15, 20],
        'text-letter-spacing': 0.2,
        'text-variable-anchor': ['top', 'bottom', 'right', 'left'],
        'text-radial-offset': 1,
        'text-max-width': 20,
      },
      paint: { ...text, 'text-color': ink, 'text-halo-width': 2 },
    },
    {
      id: 'shop-labels',
      type: 'symbol',
      source: 'shops',
      layout: {
        'text-font': textFont,
        'text-field': ['get', 'name'],
        'text-size': 13,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.6,
        'text-max-width': narrow ? 5 : 6,
        'symbol-sort-key': ['get', 'at'],
      },
      paint: { ...text, 'text-color': ink },
    },
    {
      // invisible: it keeps labels away from the pins, which are no map layer
      id: 'room-of-pins',
      type: 'symbol',
      source: 'shops',
      layout: { 'text-font': textFont, 'text-field': 'MM', 'text-size': 20, 'text-allow-overlap': true },
      paint: { 'text-opacity': 0 },
    },
    {
      id: 'room-of-place',
      type: 'symbol',
      source: 'place',
      layout: { 'text-font': textFont, 'text-field': 'MM', 'text-size': 14, 'text-allow-overlap': true },
      paint: { 'text-opacity': 0 },
    },
  ] as LayerSpecification[]
}
