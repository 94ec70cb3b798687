import { fieldLimits, shopLimits } from '@mainstreet/contract/limits.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { getCurrentVersion } from '../../../api/current-version.ts'
import { getFieldError } from '../../../api/use-async-action.ts'
import { useSend } from '../../../api/use-send.ts'
import { getImageSources, isUploading } from '../../../features/media/form-images.ts'
import { ImagesField } from '../../../features/media/images-field.tsx'
import { useImages } from '../../../features/media/use-images.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-input.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'
import { Awning } from '../../../ui/illustrations/awning.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { CategoryField } from './category-field.tsx'
import { ProfileConflict } from './profile-conflict.tsx'
import {
  findProfileConflicts,
  getProfileChanges,
  type ProfileField,
  type ProfileForm,
  toProfileForm,
} from './profile-form.ts'
import { ShopLocationField } from './shop-location-field.tsx'
import { SocialLinksField } from './social-links-field.tsx'
import { useShopLocation } from './use-shop-location.ts'

const fields = ['name', 'category', 'location', 'phone', 'business_email', 'website', 'about_shop', 'colour']

function hasFieldError(failure: unknown): boolean {
  return (
    failure instanceof ApiError &&
    failure.details.some(({ path }) => fields.includes(path) || path.startsWith('social_links.'))
  )
}

export function ProfileEditor({ shop, onDone }: { shop: Shop; onDone: () => void }) {
  // what the form began with: news about the shop must not change under the hand
  const [base, setBase] = useState(shop)
  const [form, setForm] = useState(() => toProfileForm(shop))
  const photos = useImages(shop.id, 1, shop.shop_photo ? [shop.shop_photo] : [])
  const update = useSend(calls.updateShop, {
    invalidates: [calls.getShop, calls.listShops, calls.getShopReview],
  })
  const formRef = useFocusError(update.error)
  const shopLocation = useShopLocation(form.location, base)
  const { coordinates } = shopLocation.chosen
  const changes = getProfileChanges(base, { ...form, coordinates }, getImageSources(photos.images)[0] ?? null)
  const dirty = Object.keys(changes).length > 0
  const coming = isUploading(photos.images)
  const missing = !form.name.trim() || !form.location.trim()
  const current = getCurrentVersion(update.error, 'shop')

  const change = (some: Partial<ProfileForm>) => setForm((before) => ({ ...before, ...some }))
  const errorAt = (path: string) => getFieldError(update.error, path)
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
  const acceptTheirs = () => {
    if (!current) return
    const theirs = toProfileForm(current)
    const conflicts = findProfileConflicts(base, changes, current).filter((one) => one !== 'shop_photo')
    change(Object.fromEntries(conflicts.map((one) => [one, theirs[one]])))
    setBase(current)
    update.reset()
  }
  return (
    <form ref={formRef} onSubmit={submit} className="grid gap-5">
      <ImagesField {...photos} label="Photo of the shop" maxImages={1} ratio={16 / 9} />
      <Field label="Name of the shop" maxLength={shopLimits.maxNameChars} required {...field('name')} />
      <CategoryField
        value={form.category}
        error={field('category').error}
        onChange={(category) => change({ category })}
      />
      <Field
        label="Address"
        autoComplete="street-address"
        placeholder="Street and town"
        maxLength={shopLimits.maxAddressChars}
        required
        {...field('location')}
      />
      <ShopLocationField {...shopLocation} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.maxPhoneChars}
          {...field('phone')}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={fieldLimits.maxEmailChars}
          {...field('business_email')}
        />
      </div>
      <Field
        label="Website"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={shopLimits.maxUrlChars}
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
            maxLength={shopLimits.maxAboutChars}
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
        <ProfileConflict
          fields={findProfileConflicts(base, changes, current)}
          mine={changes}
          theirs={current}
          busy={update.busy}
          onKeepMine={() => void save(current.version)}
          onKeepTheirs={acceptTheirs}
        />
      ) : (
        !hasFieldError(update.error) && <ErrorMessage error={update.error} />
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-4">
        <Button type="submit" busy={update.busy} disabled={!dirty || missing || coming || Boolean(current)}>
          {coming ? 'The photo is coming' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
