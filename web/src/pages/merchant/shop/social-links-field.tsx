import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { getSocialNetworkName } from '@mainstreet/contract/shops/social-network-name.ts'
import type { ComponentProps } from 'react'
import { Field } from '../../../ui/forms/field.tsx'

type Props = {
  /** The names of the networks. */
  names: readonly string[]
  field: (
    path: `social_links.${string}`,
  ) => Omit<ComponentProps<'input'>, 'children'> & { error: string | undefined }
}

export function SocialLinksField({ names, field }: Props) {
  return (
    <fieldset className="grid">
      <legend className="text-sm font-semibold">{dashboard.merchant.shop.optionalSocialLinks}</legend>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            label={getSocialNetworkName(name)}
            placeholder={dashboard.merchant.shop.urlPlaceholder}
            {...field(`social_links.${name}`)}
            inputMode="url"
          />
        ))}
      </div>
    </fieldset>
  )
}
