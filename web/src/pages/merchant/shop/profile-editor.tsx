import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
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
  getPlaceholder,
  getProfileChanges,
  isTextField,
  type ProfileField,
  type ProfileForm,
  type ProfileInput,
  profileFieldNames,
  profileFields,
  type TextField,
  toProfileForm,
} from './profile-form.ts'
import { ShopLocationField } from './shop-location-field.tsx'
import { SocialLinksField } from './social-links-field.tsx'
import { useShopLocation } from './use-shop-location.ts'

/** Whether the error is shown at a field; one that concerns all social links is not. */
function hasFieldError(failure: unknown, form: ProfileForm): boolean {
  return (
    failure instanceof ApiError &&
    failure.details.some(
      ({ path }) => path !== 'social_links' && Object.hasOwn(form, path.replace(/\..*/, '')),
    )
  )
}

export function ProfileEditor({ shop, onDone }: { shop: Shop; onDone: () => void }) {
  const texts = m.merchant.shop
  // the shop on which the form is based: live updates must not change the form while editing
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
  const save = async (version: number) => {
    if (!(await update.send({ params: { id: shop.id }, body: { ...changes, version } }))) return
    toast({ title: texts.saved, tone: 'good' })
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
  const specialFields: Record<Exclude<ProfileField, TextField>, ReactNode> = {
    shop_photo: <ImagesField {...photos} label={texts.fields.shop_photo} maxImages={1} ratio={16 / 9} />,
    category: (
      <CategoryField
        value={form.category}
        error={errorAt('category')}
        onChange={(category) => change({ category })}
      />
    ),
    coordinates: <ShopLocationField {...shopLocation} />,
    social_links: (
      <SocialLinksField
        links={form.social_links}
        errorAt={errorAt}
        onChange={(social_links) => change({ social_links })}
      />
    ),
    color: <ColorField color={form.color} error={errorAt('color')} onChange={(color) => change({ color })} />,
  }
  return (
    <form ref={formRef} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {profileFieldNames.map((name) =>
          isTextField(name) ? (
            <ProfileTextField
              key={name}
              label={texts.fields[name]}
              placeholder={getPlaceholder(name)}
              input={profileFields[name].input}
              value={form[name]}
              error={errorAt(name)}
              onChange={(text) => change({ [name]: text })}
            />
          ) : (
            <div key={name} className="sm:col-span-2">
              {specialFields[name]}
            </div>
          ),
        )}
      </div>
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
        !hasFieldError(update.error, form) && <ErrorMessage error={update.error} />
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-4">
        <Button type="submit" busy={update.busy} disabled={!dirty || missing || coming || Boolean(current)}>
          {coming ? texts.uploading : texts.save}
        </Button>
      </div>
    </form>
  )
}

type TextFieldProps = {
  label: string
  placeholder: string | undefined
  input: ProfileInput
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function ProfileTextField({ label, placeholder, input, value, error, onChange }: TextFieldProps) {
  const { rows, isHalf = false, ...attributes } = input
  const className = isHalf ? undefined : 'sm:col-span-2'
  if (rows === undefined)
    return (
      <Field
        label={label}
        placeholder={placeholder}
        {...attributes}
        className={className}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <Field label={label} error={error} className={className}>
      {(aria) => (
        <TextArea
          {...aria}
          rows={rows}
          maxLength={attributes.maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

type ColorFieldProps = { color: string; error: string | undefined; onChange: (color: string) => void }

function ColorField({ color, error, onChange }: ColorFieldProps) {
  return (
    <Field label={m.merchant.shop.fields.color} error={error}>
      {(aria) => (
        <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <input
            {...aria}
            type="color"
            value={color}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-16 rounded-field border border-line-strong/70 bg-surface p-1"
          />
          <span className="overflow-hidden rounded-field">
            <Awning color={color} />
          </span>
        </span>
      )}
    </Field>
  )
}
