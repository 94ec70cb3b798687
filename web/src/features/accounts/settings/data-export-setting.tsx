import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { DownloadButton } from '../../../queries/download-button.tsx'
import { SettingSection } from '../setting-section.tsx'

export function DataExportSetting() {
  const texts = m.accounts.settings.dataExport
  return (
    <SettingSection title={texts.title} text={texts.text}>
      <p>{texts.content}</p>
      <DownloadButton
        fileName="mainstreet-my-data.json"
        fetchFile={exportData}
        className="justify-self-start"
      >
        {texts.download}
      </DownloadButton>
    </SettingSection>
  )
}

async function exportData(): Promise<Blob> {
  const exported = await request(calls.exportMe)
  return new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' })
}
