import { shopLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { getSocialNetworkName } from '@mainstreet/contract/shops/social-network-name.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { getLinkNames } from './profile-form.ts'

type Links = Record<string, string>
type Props = {
  links: Links
  errorAt: (path: string) => string | undefined
  onChange: (links: Links) => void
}

export function SocialLinksField({ links, errorAt, onChange }: Props) {
  return (
    <fieldset className="grid">
      <legend className="text-sm font-semibold">{m.merchant.shop.optionalSocialLinks}</legend>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        {getLinkNames(links).map((name) => (
          <Field
            key={name}
            label={getSocialNetworkName(name)}
            inputMode="url"
            placeholder={m.merchant.shop.urlPlaceholder}
            maxLength={shopLimits.maxUrlChars}
            value={links[name] ?? ''}
            onChange={({ target }) => onChange({ ...links, [name]: target.value })}
            error={errorAt(`social_links.${name}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
