import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { DownloadButton } from '../../../api/download-button.tsx'
import { SettingSection } from '../setting-section.tsx'

export function DataExportSetting() {
  return (
    <SettingSection title="Your data" text="Download a copy of your data.">
      <p>Your profile, orders, messages and devices in one file.</p>
      <DownloadButton
        fileName="mainstreet-my-data.json"
        fetchFile={exportData}
        className="justify-self-start"
      >
        Download my data
      </DownloadButton>
    </SettingSection>
  )
}

async function exportData(): Promise<Blob> {
  const exported = await request(calls.exportMe)
  return new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' })
}
