import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { ProfileField, ShopFieldInput } from '@mainstreet/contract/shops/shop-fields.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { getCurrentVersion } from '../../../api/current-version.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { getImageSources, isUploading } from '../../../features/media/form-images.ts'
import { ImagesField } from '../../../features/media/images-field.tsx'
import { useImages } from '../../../features/media/use-images.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx'
import { Awning } from '../../../ui/illustrations/awning.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { CategoryField } from './category-field.tsx'
import { ProfileConflict } from './profile-conflict.tsx'
import {
  findProfileConflicts,
  getLinkNames,
  getPlaceholder,
  getProfileChanges,
  getProfileRules,
  isTextField,
  type ProfileForm,
  profileFieldNames,
  profileFields,
  rebaseProfileForm,
  type TextField,
  toProfileForm,
} from './profile-form.ts'
import { ShopLocationField } from './shop-location-field.tsx'
import { SocialLinksField } from './social-links-field.tsx'
import { useShopLocation } from './use-shop-location.ts'

export function ProfileEditor({ shop, onDone }: { shop: Shop; onDone: () => void }) {
  const texts = dashboard.merchant.shop
  // the shop on which the form is based: live updates must not change the form while editing
  const [base, setBase] = useState(shop)
  const photos = useImages(shop.id, 1, shop.shop_photo ? [shop.shop_photo] : [])
  const update = useSend(calls.updateShop, {
    invalidates: [calls.getShop, calls.listShops, calls.getShopReview],
  })
  const { field, input, errorAt, ...form } = useRuleForm<ProfileForm>({
    rules: getProfileRules(base.social_links),
    defaultValues: toProfileForm(shop),
    error: update.error,
  })
  const values = form.watch()
  const shopLocation = useShopLocation(values.location, base)
  const { coordinates } = shopLocation.chosen
  const photo = getImageSources(photos.images)[0] ?? null
  const changes = getProfileChanges(base, { ...values, coordinates }, photo)
  const dirty = Object.keys(changes).length > 0
  const coming = isUploading(photos.images)
  const current = getCurrentVersion(update.error, 'shop')
  const conflicts = current ? findProfileConflicts(base, changes, current) : []

  const save = async (version: number) => {
    if (!(await update.send({ params: { id: shop.id }, body: { ...changes, version } }))) return
    toast({ title: texts.saved, tone: 'good' })
    onDone()
  }
  const submit = form.submit(async () => {
    if (dirty && !coming) await save(base.version)
  })
  const acceptTheirs = () => {
    if (!current) return
    form.reset(rebaseProfileForm(values, changes, conflicts, current))
    if (!('shop_photo' in changes) || conflicts.includes('shop_photo'))
      photos.dispatch({
        type: 'replaced',
        sources: current.shop_photo === null ? [] : [current.shop_photo],
        alts: [],
      })
    setBase(current)
    update.reset()
  }
  const specialFields: Record<Exclude<ProfileField, TextField>, ReactNode> = {
    shop_photo: <ImagesField {...photos} label={texts.fields.shop_photo} maxImages={1} ratio={16 / 9} />,
    category: <CategoryField {...field('category')} />,
    coordinates: <ShopLocationField {...shopLocation} />,
    social_links: <SocialLinksField names={getLinkNames(base.social_links)} field={field} />,
    color: <ColorField color={values.color} {...field('color')} />,
  }
  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {profileFieldNames.map((name) =>
          isTextField(name) ? (
            <ProfileTextField
              key={name}
              label={texts.fields[name]}
              placeholder={getPlaceholder(name)}
              style={profileFields[name].input}
              control={input(name)}
              error={errorAt(name)}
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
          fields={conflicts}
          mine={changes}
          theirs={current}
          busy={update.busy}
          onKeepMine={() => void form.handleSubmit(() => save(current.version))()}
          onKeepTheirs={acceptTheirs}
        />
      ) : (
        <ErrorMessage error={form.formError} />
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-4">
        <Button type="submit" busy={update.busy} disabled={!dirty || coming || Boolean(current)}>
          {coming ? texts.uploading : texts.save}
        </Button>
      </div>
    </form>
  )
}

type TextFieldProps = {
  label: string
  placeholder: string | undefined
  /** Its size, and which keyboard it opens. */
  style: ShopFieldInput
  control: ReturnType<ReturnType<typeof useRuleForm<ProfileForm>>['input']>
  error: string | undefined
}

function ProfileTextField({ label, placeholder, style, control, error }: TextFieldProps) {
  const { rows, isHalf = false, ...attributes } = style
  const className = isHalf ? undefined : 'sm:col-span-2'
  return (
    <Field label={label} error={error} className={className}>
      {(aria) =>
        rows === undefined ? (
          <TextInput {...aria} {...control} {...attributes} placeholder={placeholder} />
        ) : (
          <TextArea {...aria} {...control} rows={rows} />
        )
      }
    </Field>
  )
}

type ColorFieldProps = ComponentProps<'input'> & { color: string; error: string | undefined }

function ColorField({ color, error, ...input }: ColorFieldProps) {
  return (
    <Field label={dashboard.merchant.shop.fields.color} error={error}>
      {(aria) => (
        <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <input
            {...aria}
            {...input}
            type="color"
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
