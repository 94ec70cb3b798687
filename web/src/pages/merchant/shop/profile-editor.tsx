import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { type FormEvent, useState } from 'react'
import { ApiFailure } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { currentOf } from '../../../api/current-version.ts'
import { faultAt } from '../../../api/use-async-action.ts'
import { useSend } from '../../../api/use-send.ts'
import { isComing, sourcesOf } from '../../../features/media/form-images.ts'
import { PicturesField } from '../../../features/media/images-field.tsx'
import { usePictures } from '../../../features/media/use-images.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Awning } from '../../../ui/illustrations/awning.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { CategoryField } from './category-field.tsx'
import { ProfileClash } from './profile-conflict.tsx'
import {
  type ProfileField,
  type ProfileForm,
  profileChanges,
  profileClashes,
  profileOf,
} from './profile-form.ts'
import { ShopPlaceField } from './shop-location-field.tsx'
import { SocialLinksField } from './social-links-field.tsx'
import { useShopPlace } from './use-shop-location.ts'

const fields = ['name', 'category', 'location', 'phone', 'business_email', 'website', 'about_shop', 'colour']

function hasFieldError(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    failure.details.some(({ path }) => fields.includes(path) || path.startsWith('social_links.'))
  )
}

export function ProfileEditor({ shop, onDone }: { shop: Shop; onDone: () => void }) {
  // what the form began with: news about the shop must not change under the hand
  const [base, setBase] = useState(shop)
  const [form, setForm] = useState(() => profileOf(shop))
  const photos = usePictures(shop.id, 1, shop.shop_photo ? [shop.shop_photo] : [])
  const update = useSend(calls.updateShop, {
    invalidates: [calls.getShop, calls.listShops, calls.getShopReview],
  })
  const formRef = useFocusError(update.failure)
  const place = useShopPlace(form.location, base)
  const { coordinates } = place.chosen
  const changes = profileChanges(base, { ...form, coordinates }, sourcesOf(photos.pictures)[0] ?? null)
  const dirty = Object.keys(changes).length > 0
  const coming = isComing(photos.pictures)
  const missing = !form.name.trim() || !form.location.trim()
  const current = currentOf(update.failure, 'shop')

  const change = (some: Partial<ProfileForm>) => setForm((before) => ({ ...before, ...some }))
  const errorAt = (path: string) => faultAt(update.failure, path)
  const field = (name: Exclude<ProfileField, 'shop_photo' | 'social_links'>) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: errorAt(name),
  })
  const save = async (version: number) => {
    if (!(await update.send({ params: { id: shop.id }, body: { ...changes, version } }))) return
    toast({ title: 'Your page is saved', tone: 'good' })
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (dirty && !missing && !coming) void save(base.version)
  }
  const takeTheirs = () => {
    if (!current) return
    const theirs = profileOf(current)
    const clashes = profileClashes(base, changes, current).filter((one) => one !== 'shop_photo')
    change(Object.fromEntries(clashes.map((one) => [one, theirs[one]])))
    setBase(current)
    update.reset()
  }
  return (
    <form ref={formRef} onSubmit={submit} className="grid gap-5">
      <PicturesField {...photos} label="Photo of the shop" most={1} ratio={16 / 9} />
      <Field label="Name of the shop" maxLength={120} required {...field('name')} />
      <CategoryField
        value={form.category}
        error={field('category').error}
        onChange={(category) => change({ category })}
      />
      <Field
        label="Address"
        autoComplete="street-address"
        placeholder="Street and town"
        maxLength={300}
        required
        {...field('location')}
      />
      <ShopPlaceField {...place} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Phone" type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
        <Field label="Email" type="email" autoComplete="email" maxLength={320} {...field('business_email')} />
      </div>
      <Field
        label="Website"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={300}
        {...field('website')}
      />
      <SocialLinksField
        links={form.social_links}
        errorAt={errorAt}
        onChange={(social_links) => change({ social_links })}
      />
      <Field label="About the shop" error={field('about_shop').error}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={4}
            maxLength={2000}
            value={form.about_shop}
            onChange={({ target }) => change({ about_shop: target.value })}
          />
        )}
      </Field>
      <Field label="Colour of your awning" error={field('colour').error}>
        {(aria) => (
          <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
            <input
              {...aria}
              type="color"
              value={form.colour}
              onChange={({ target }) => change({ colour: target.value })}
              className="h-11 w-16 rounded-field border border-line-strong/70 bg-surface p-1"
            />
            <span className="overflow-hidden rounded-field">
              <Awning colour={form.colour} />
            </span>
          </span>
        )}
      </Field>
      {current ? (
        <ProfileClash
          fields={profileClashes(base, changes, current)}
          mine={changes}
          theirs={current}
          busy={update.busy}
          onMine={() => void save(current.version)}
          onTheirs={takeTheirs}
        />
      ) : (
        !hasFieldError(update.failure) && <Failure of={update.failure} />
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-4">
        <Button type="submit" busy={update.busy} disabled={!dirty || missing || coming || Boolean(current)}>
          {coming ? 'The photo is coming' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
