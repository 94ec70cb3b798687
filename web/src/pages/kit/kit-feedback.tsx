import { useState } from 'react'
import { ErrorScreen } from '../../features/reports/error-screen.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type Tone } from '../../ui/feedback/badge.tsx'
import { CountBadge } from '../../ui/feedback/count-badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Ring } from '../../ui/feedback/progress-ring.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import type { SceneName } from '../../ui/illustrations/illustration.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { KitTabs } from './kit-controls.tsx'
import { KitPart, Shelf } from './kit-section.tsx'

const tones: Record<Tone, string> = {
  plain: 'Draft',
  good: 'In stock',
  warn: 'Closes soon',
  bad: 'Out of stock',
  sky: 'Merchant',
  slate: 'Admin',
}
const ninth = { page: 2, limit: 20, total: 133, hasNextPage: true, hasPrevPage: true }

export function KitWords() {
  const [open, setOpen] = useState(false)
  return (
    <KitPart title="What is said" note="By word and sign, never by colour alone.">
      <div className="grid gap-8 md:grid-cols-2">
        <Shelf name="Badges">
          {Object.entries(tones).map(([tone, words]) => (
            <Badge key={tone} tone={tone as Tone}>
              {words}
            </Badge>
          ))}
          <CountBadge count={7} />
          <CountBadge count={123} />
        </Shelf>
        <Shelf name="Toasts and a dialog">
          <Button variant="quiet" size="sm" onClick={() => toast({ title: 'Link copied' })}>
            Plain
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => toast({ title: 'Removed', description: 'Plum jam', undo: () => undefined })}
          >
            With undo
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              toast({ title: 'Added to Cart', description: 'Product added to your cart!', tone: 'good' })
            }
          >
            Good
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              toast({ title: 'Login Failed', description: 'Invalid credentials', tone: 'danger' })
            }
          >
            Danger
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            Dialog
          </Button>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title="Cancel the reservation?"
            footer={
              <Button variant="danger" onClick={() => setOpen(false)}>
                Cancel it
              </Button>
            }
          >
            The shop puts it back on its shelf.
          </Dialog>
        </Shelf>
        <Shelf name="Waiting">
          <Spinner label="Loading..." />
          <Skeleton className="h-11 w-40" />
          <Skeleton className="size-11 rounded-full" />
          <Ring share={0.8} tone="calm" />
          <Ring share={0.4} tone="soon" />
          <Ring share={0.1} tone="late" />
        </Shelf>
        <Shelf name="A failure">
          <Failure of="The shop could not be reached. Try again in a moment." />
        </Shelf>
      </div>
      <KitTabs />
      <Pager pagination={ninth} onPage={() => undefined} />
    </KitPart>
  )
}

const scenes: Record<SceneName, string> = {
  street: 'No shop here yet',
  bag: 'Your bag is empty',
  shelf: 'Nothing found',
  lost: 'No such door',
  counter: 'The line is broken',
  letter: 'Check your mail',
  key: 'Choose a new password',
}
const broken = new Error('An example')

export function KitStates() {
  return (
    <KitPart title="Empty, lost and broken" note="A small scene, one sentence, one way on.">
      <div className="grid sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(scenes).map(([scene, title]) => (
          <EmptyState
            key={scene}
            level={3}
            scene={scene as SceneName}
            title={title}
            text="And one sentence."
          />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {(['section', 'component'] as const).map((level, at) => (
          <div key={level} className="rounded-card border border-line bg-surface">
            <ErrorScreen error={broken} level={level} retries={at} onRetry={() => undefined} />
          </div>
        ))}
      </div>
    </KitPart>
  )
}
