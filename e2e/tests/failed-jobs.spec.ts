import { enDashboard } from '@mainstreet/contract/messages/en-dashboard.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/base-test.ts'
import { waitUntilLoaded } from '../fixtures/screens.ts'
import { insertDeadLetter } from '../fixtures/server-database.ts'

const texts = enDashboard.deadLetters

/** A row of the table, or its card on a phone. */
const getJob = (page: Page, error: string) =>
  page.getByLabel(texts.table, { exact: true }).locator('tr, li').filter({ hasText: error })

async function openFailedJobs(page: Page) {
  await page.goto('/admin?view=failed-jobs')
  await waitUntilLoaded(page)
}

test('a failed email is shown with its error, and is sent when an admin retries it', async ({
  page,
  context,
  demoApi,
  request,
}, { parallelIndex }) => {
  const to = `${crypto.randomUUID()}@people.example`
  const error = `Error: 452 mailbox full ${crypto.randomUUID().slice(0, 8)}`
  const payload = { to, subject: 'Your order', text: 'Ready', html: '<p>Ready</p>', notification_id: null }
  await insertDeadLetter(parallelIndex, { queue: 'email', topic: 'email', payload, error })
  await demoApi.signInContext(context, 'admin')
  await openFailedJobs(page)
  const job = getJob(page, error)
  await expect(job).toContainText(texts.email)
  await expect(job).toContainText('10')
  await expect(page.getByText(to), 'its content is not shown').toHaveCount(0)

  await job.getByRole('button', { name: texts.retryOf(texts.email) }).click()
  await expect(page.getByText(texts.retriedText)).toBeVisible()
  await expect(job).toHaveCount(0)
  const readSubjects = async () => {
    const response = await request.get('/dev/mailbox', {
      params: { to },
      headers: { accept: 'application/json' },
    })
    const { data } = (await response.json()) as { data: { subject: string }[] }
    return data.map(({ subject }) => subject)
  }
  await expect.poll(readSubjects).toEqual(['Your order'])
  await page.reload()
  await waitUntilLoaded(page)
  await expect(job).toHaveCount(0)
})

test(
  'a failed job is deleted only after a question',
  { tag: '@hard' },
  async ({ page, context, demoApi }, { parallelIndex }) => {
    const error = `Error: no such product ${crypto.randomUUID().slice(0, 8)}`
    const payload = { section: 'reports' }
    await insertDeadLetter(parallelIndex, { queue: 'events', topic: 'dashboard.changed', payload, error })
    await demoApi.signInContext(context, 'admin')
    await openFailedJobs(page)
    const job = getJob(page, error)
    const name = texts.events['dashboard.changed']
    const dialog = page.getByRole('dialog', { name: texts.confirmTitle })
    const openQuestion = async () => {
      await job.getByRole('button', { name: texts.removeOf(name) }).click()
      await expect(dialog).toContainText(texts.confirmText(name))
    }
    await openQuestion()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await waitUntilLoaded(page)
    await expect(job).toBeVisible()

    await openQuestion()
    await dialog.getByRole('button', { name: texts.remove }).click()
    await expect(page.getByText(texts.removed)).toBeVisible()
    await expect(job).toHaveCount(0)
    await page.reload()
    await waitUntilLoaded(page)
    await expect(job).toHaveCount(0)
  },
)
