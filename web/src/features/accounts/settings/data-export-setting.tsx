import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { SaveButton } from '../../../api/download-button.tsx'
import { Setting } from '../setting-section.tsx'

export function DataSetting() {
  return (
    <Setting title="Your data" text="Download a copy of your data.">
      <p>Your profile, orders, messages and devices in one file.</p>
      <SaveButton name="mainstreet-my-data.json" read={readMine} className="justify-self-start">
        Download my data
      </SaveButton>
    </Setting>
  )
}

async function readMine(): Promise<Blob> {
  const mine = await request(calls.exportMe)
  return new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' })
}
