import { MapPin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant, IconButton } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Select, TextArea } from '../../ui/forms/text-input.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { KitExample, KitSection } from './kit-section.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'quiet', 'danger', 'plain']
const sizes: readonly ButtonSize[] = ['lg', 'md', 'sm']

export function KitButtons() {
  const [chosen, choose] = useState('Coffee')
  return (
    <KitSection title="Buttons" note="One primary button per screen. Buttons are at least 40 px high.">
      <div className="grid gap-8 md:grid-cols-2">
        {variants.map((variant) => (
          <KitExample key={variant} name={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Reserve
              </Button>
            ))}
            <Button variant={variant} busy>
              Reserving...
            </Button>
            <Button variant={variant} disabled>
              Sold out
            </Button>
          </KitExample>
        ))}
        <KitExample name="Chips">
          {['All', 'Coffee', 'Gifts'].map((name) => (
            <Chip key={name} selected={chosen === name} onClick={() => choose(name)}>
              {name}
            </Chip>
          ))}
          <Chip disabled>Kids</Chip>
        </KitExample>
        <KitExample name="Icon and menu">
          <IconButton label="Remove example">
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="Remove (disabled)" disabled>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
          <Menu
            label="Example menu"
            trigger="Menu"
            items={[
              { label: 'Open', onSelect: () => undefined },
              { label: 'Rename', onSelect: () => undefined, disabled: true },
              { label: 'Delete', onSelect: () => undefined, tone: 'danger' },
            ]}
          />
        </KitExample>
      </div>
    </KitSection>
  )
}

const locationNames = ['Mariposa, CA', 'Oakhurst, CA', 'Midpines, CA']

export function KitFields() {
  const [location, setLocation] = useState('')
  const [on, setOn] = useState(true)
  return (
    <KitSection
      title="Fields"
      note="The label is above the field, hints and errors below. An error says how to fix it."
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        <Field label="Name" placeholder="Your name" hint="Shown to the shop." />
        <Field label="Email" defaultValue="nora@" error="Enter an email address such as name@example.com." />
        <Field label="Your shop" defaultValue="Tin Roof Pizza" disabled />
        <Field label="Password">{(aria) => <PasswordInput {...aria} defaultValue="lantern" />}</Field>
        <Field label="Category">
          {(aria) => (
            <Select {...aria}>
              <option>Food & Beverage</option>
              <option>Coffee</option>
            </Select>
          )}
        </Field>
        <Combobox
          label="Location"
          placeholder="Type Mar"
          icon={<MapPin aria-hidden="true" className="size-4.5" />}
          value={location}
          onValueChange={setLocation}
          highlightedQuery={location}
          onClear={() => setLocation('')}
          options={locationNames
            .filter((name) => location && name.toLowerCase().startsWith(location.toLowerCase()))
            .map((name) => ({ id: name, label: name }))}
          onPick={({ label }) => setLocation(label)}
          className="self-end"
        />
        <Field label="About the shop">{(aria) => <TextArea {...aria} rows={3} />}</Field>
        <div>
          <Switch
            label="Accept orders"
            hint="Changes take effect immediately."
            checked={on}
            onChange={setOn}
          />
          <Switch label="Offer delivery" checked={false} onChange={() => undefined} disabled />
        </div>
      </div>
    </KitSection>
  )
}

export function KitTabs() {
  const [tab, setTab] = useState<'open' | 'earlier'>('open')
  const tabs = [
    { value: 'open', label: 'Active', count: 3 },
    { value: 'earlier', label: 'Past' },
  ] as const
  return (
    <Tabs label="Example tabs" tabs={tabs} value={tab} onChange={setTab}>
      <p className="py-4 text-ink-2">{tab === 'open' ? 'Three active orders.' : 'Your past orders.'}</p>
    </Tabs>
  )
}
