import { Download } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { saveFile } from './save-file.ts'
import { Setting } from './setting.tsx'
import { useAttempt } from './use-attempt.ts'

export function DataSetting() {
  const { attempt, busy, failure } = useAttempt()
  const download = () =>
    attempt(async () => saveFile('mainstreet-my-data.json', await request(calls.exportMe)))
  return (
    <Setting title="Your data" text="All that we keep about you.">
      <p>Your profile, orders, messages and devices in one file that you can read and take along.</p>
      <Failure of={failure} />
      <Button variant="quiet" busy={busy} onClick={() => void download()} className="justify-self-start">
        {!busy && <Download aria-hidden="true" className="size-4.5" />}
        Download my data
      </Button>
    </Setting>
  )
}
