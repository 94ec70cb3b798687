import { useState } from 'react'
import { ErrorScreen } from '../../features/reports/error-screen.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'
import { CountBadge } from '../../ui/feedback/count-badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import type { IllustrationName } from '../../ui/illustrations/illustration.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { KitTabs } from './kit-controls.tsx'
import { KitExample, KitSection } from './kit-section.tsx'

const tones: Record<BadgeTone, string> = {
  plain: 'Draft',
  good: 'In stock',
  warn: 'Closes soon',
  bad: 'Out of stock',
  sky: 'Merchant',
  slate: 'Admin',
}
const examplePagination = { page: 2, limit: 20, total: 133, hasNextPage: true, hasPrevPage: true }

export function KitFeedback() {
  const [open, setOpen] = useState(false)
  return (
    <KitSection title="Feedback" note="With text and an icon, never with color alone.">
      <div className="grid gap-8 md:grid-cols-2">
        <KitExample name="Badges">
          {Object.entries(tones).map(([tone, message]) => (
            <Badge key={tone} tone={tone as BadgeTone}>
              {message}
            </Badge>
          ))}
          <CountBadge count={7} />
          <CountBadge count={123} />
        </KitExample>
        <KitExample name="Toasts and a dialog">
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
            title="Cancel this reservation?"
            footer={
              <Button variant="danger" onClick={() => setOpen(false)}>
                Cancel reservation
              </Button>
            }
          >
            The shop will release your items.
          </Dialog>
        </KitExample>
        <KitExample name="Loading">
          <Spinner label="Loading…" />
          <Skeleton className="h-11 w-40" />
          <Skeleton className="size-11 rounded-full" />
          <ProgressRing share={0.8} tone="calm" />
          <ProgressRing share={0.4} tone="soon" />
          <ProgressRing share={0.1} tone="late" />
        </KitExample>
        <KitExample name="Error message">
          <ErrorMessage error="We couldn’t reach the shop. Please try again in a moment." />
        </KitExample>
      </div>
      <KitTabs />
      <Pager pagination={examplePagination} onPage={() => undefined} />
    </KitSection>
  )
}

const scenes: Record<IllustrationName, string> = {
  town: 'No shops here yet',
  cart: 'Your cart is empty',
  stock: 'No results',
  'not-found': 'Page not found',
  merchant: 'Products couldn’t be loaded',
  mail: 'Check your email',
  key: 'Choose a new password',
}
const exampleError = new Error('Example')

export function KitStates() {
  return (
    <KitSection title="Empty and error states" note="An illustration, one sentence, and one action.">
      <div className="grid sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(scenes).map(([scene, title]) => (
          <EmptyState
            key={scene}
            level={3}
            illustration={scene as IllustrationName}
            title={title}
            text="A sentence that says what to do next."
          />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {(['section', 'component'] as const).map((level, at) => (
          <div key={level} className="rounded-card border border-line bg-surface">
            <ErrorScreen error={exampleError} level={level} retries={at} onRetry={() => undefined} />
          </div>
        ))}
      </div>
    </KitSection>
  )
}
