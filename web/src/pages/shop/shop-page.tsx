import { href } from '@mainstreet/contract/href.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { formatDistance } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { ShopLine } from '@mainstreet/contract/shops/shop-fields.ts'
import { getSocialNetworkName } from '@mainstreet/contract/shops/social-network-name.ts'
import { Globe, Link2, Mail, MapPin, Navigation, Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { calls } from '../../api/calls.ts'
import { useParams } from '../../browser/router/use-router.ts'
import { SharedCart } from '../../features/cart/quick-add-button.tsx'
import { MessageShopLink } from '../../features/chat/message-shop-link.tsx'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { HoursTable } from '../../features/shops/hours-table.tsx'
import { getMapsUrl } from '../../features/shops/maps-url.ts'
import { OpenStatus, useIsOpen } from '../../features/shops/open-status.tsx'
import { SpecialDays } from '../../features/shops/special-days.tsx'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { publicCallOptions, useCall } from '../../queries/use-call.ts'
import { buttonStyle } from '../../ui/buttons/button.tsx'
import { ShareButton } from '../../ui/buttons/share-button.tsx'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ShopProducts } from './shop-products.tsx'

export function ShopPage() {
  const { id } = useParams(routes.shop)
  const { shop } = useCall(calls.getShop, { params: { id } }, publicCallOptions)
  const browseLocation = useBrowseLocation()
  const open = useIsOpen(shop)
  const { ready, paused } = usePickupPromise(shop)
  const { name, color, category, about_shop, shop_photo, coordinates } = shop
  const contacts = listContacts(shop)

  return (
    <Page title={name} hideTitle="own" className="pt-4">
      <header className="overflow-hidden rounded-sheet border border-line bg-surface shadow-low">
        <Awning color={color} closed={!open} size="md" />
        <div className="grid grid-cols-1 items-center gap-x-8 p-4 pt-2 md:grid-cols-[minmax(0,1fr)_auto] md:p-6">
          <div className="grid grid-cols-1 gap-1.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-sm font-semibold text-ink-2 nums">
                {m.shopCategories[category]} ·{' '}
                {formatDistance(distanceMiles(browseLocation.coordinates, coordinates))}
              </p>
              <ShareButton title={name} path={href(routes.shop, { id })} />
            </div>
            <h1 dir="auto" className="text-2xl wrap-anywhere md:text-4xl">
              {name}
            </h1>
            {/* two lines on a phone: whether one is enough would depend on the font, which arrives late */}
            <p className="flex items-center gap-x-3 max-md:flex-col max-md:items-start md:flex-wrap">
              <OpenStatus shop={shop} />
              {!paused && <span className="text-sm text-ink-2">{ready}</span>}
            </p>
            <div className="mt-1 flex flex-wrap gap-2 max-md:*:grow max-md:*:px-2">
              <ActionLink href={getMapsUrl(shop.location)} away icon={<Navigation {...actionIconProps} />}>
                {m.shopping.shop.directions}
              </ActionLink>
              {shop.phone_link && (
                <ActionLink href={shop.phone_link} icon={<Phone {...actionIconProps} />}>
                  {m.shopping.shop.call}
                </ActionLink>
              )}
              <MessageShopLink shopId={id} size="sm" />
            </div>
            {about_shop && (
              <p
                dir="auto"
                className="mt-1 line-clamp-2 max-w-prose text-ink-2 md:line-clamp-none md:text-lg"
              >
                {about_shop}
              </p>
            )}
          </div>
          {shop_photo && (
            <div
              data-category={category}
              className="tile hidden aspect-video w-100 overflow-hidden rounded-card md:block"
            >
              <ResponsiveImage
                src={shop_photo}
                size="medium"
                alt=""
                eager
                sizes="400px"
                className="size-full object-cover"
              />
            </div>
          )}
        </div>
      </header>
      <div className="mt-5 grid grid-cols-1 items-start gap-8 md:mt-8 lg:grid-cols-[300px_minmax(0,1fr)]">
        <aside
          aria-label={m.shopping.shop.about}
          className="grid gap-6 max-lg:order-last sm:max-lg:grid-cols-2 lg:sticky lg:top-20"
        >
          {about_shop && (
            <section className="md:hidden">
              <h2 className="mb-2 text-lg">{m.shopping.shop.about}</h2>
              <p dir="auto" className="text-ink-2">
                {about_shop}
              </p>
            </section>
          )}
          <section>
            <h2 className="mb-2 text-lg">{m.shopping.hours.title}</h2>
            <HoursTable shop={shop} />
            <SpecialDays hours={shop.hours} />
          </section>
          <section className="grid content-start">
            <h2 className="mb-1 text-lg">{m.shopping.shop.contact}</h2>
            {Object.entries(contacts).map(([field, link]) => (
              <Fragment key={field}>{link}</Fragment>
            ))}
          </section>
        </aside>
        <section aria-label={m.shopping.shop.products(name)} className="min-w-0">
          <ReportingErrorBoundary level="section" context="shop products" resetKeys={[id]}>
            <SharedCart>
              <ShopProducts id={id} name={name} />
            </SharedCart>
          </ReportingErrorBoundary>
        </section>
      </div>
    </Page>
  )
}

function listContacts(shop: Shop): Record<ShopLine<'contacts'>, ReactNode> {
  const { location, phone, phone_link, business_email, website, social_links } = shop
  return {
    location: (
      <ContactLink href={getMapsUrl(location)} away icon={<MapPin {...iconProps} />} label={location} />
    ),
    phone: phone && <ContactLink href={phone_link} icon={<Phone {...iconProps} />} label={phone} />,
    business_email: business_email && (
      <ContactLink
        href={`mailto:${encodeURIComponent(business_email)}`}
        icon={<Mail {...iconProps} />}
        label={business_email}
      />
    ),
    website: website && (
      <ContactLink
        href={website}
        away
        icon={<Globe {...iconProps} />}
        label={website.replace(/^https?:\/\//, '')}
      />
    ),
    social_links: Object.entries(social_links).map(([key, address]) => (
      <ContactLink
        key={key}
        href={address}
        away
        icon={<Link2 {...iconProps} />}
        label={getSocialNetworkName(key)}
      />
    )),
  }
}

const iconProps = { 'aria-hidden': true, className: 'size-4.5 shrink-0 text-pine' } as const

const actionIconProps = { 'aria-hidden': true, className: 'size-4.5' } as const

type ActionLinkProps = { href: string; icon: ReactNode; children: ReactNode; away?: boolean }

function ActionLink({ href, icon, children, away = false }: ActionLinkProps) {
  return (
    <a
      href={href}
      {...(away && { target: '_blank', rel: 'noreferrer' })}
      className={buttonStyle({ variant: 'quiet', size: 'sm' })}
    >
      {icon}
      {children}
    </a>
  )
}

function ContactLink({
  href,
  label,
  icon,
  away = false,
}: {
  /** Null shows the text alone. */
  href: string | null
  label: string
  icon: ReactNode
  away?: boolean
}) {
  const elsewhere = away ? { target: '_blank', rel: 'noreferrer' } : {}
  const row = 'flex min-h-11 items-center gap-2.5 py-1.5'
  const content = (
    <>
      {icon}
      <span className="min-w-0 break-words">{label}</span>
    </>
  )
  if (href === null) return <p className={row}>{content}</p>
  return (
    <a
      href={href}
      {...elsewhere}
      className={`${row} underline decoration-line-strong/60 underline-offset-3 hover:decoration-ink`}
    >
      {content}
    </a>
  )
}
