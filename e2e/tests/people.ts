import { calls } from '@mainstreet/contract/calls.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export type Person = { name: string; email: string; password: string }

/** Somebody whom no other test knows. */
export function aPerson(name = 'Nora Vance'): Person {
  const email = `${name.split(' ')[0]?.toLowerCase()}.${crypto.randomUUID().slice(0, 13)}@mail.example`
  return { name, email, password: `lantern ${crypto.randomUUID().slice(0, 8)}` }
}

type Mail = { id: string; to: string; subject: string; text: string; html: string; created_at: string }

async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const answer = await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).data
}

/** The link of the latest mail; `after` are the links that are known already. */
export async function linkMailedTo(
  request: APIRequestContext,
  email: string,
  after: readonly string[] = [],
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const [mail] = await mailsTo(request, email)
        link = /https?:\/\/\S*\/verify\?\S+/.exec(mail?.text ?? '')?.[0]
        return link !== undefined && !after.includes(link)
      },
      { message: `a mail to ${email}` },
    )
    .toBe(true)
  return link ?? ''
}

/** The six digits of the latest mail with this subject. */
export async function codeMailedTo(
  request: APIRequestContext,
  email: string,
  subject: string,
): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(request, email)).find((one) => one.subject === subject)
        code = /code: (\d{6})/.exec(mail?.text ?? '')?.[1]
        return code !== undefined
      },
      { message: `a mail to ${email}: ${subject}` },
    )
    .toBe(true)
  return code ?? ''
}

/** Registers over the API and opens the mailed link, as if in another browser. */
export async function register(
  request: APIRequestContext,
  person: Person,
  role: 'customer' | 'merchant' = 'customer',
): Promise<void> {
  // nobody will exchange the code that the link brings: it confirms, and opens no session
  const proof = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }
  const answer = await request.post(calls.register.path, { data: { ...person, role, ...proof } })
  expect(answer.status(), await answer.text()).toBe(201)
  const opened = await request.get(await linkMailedTo(request, person.email), { maxRedirects: 0 })
  expect(opened.status()).toBe(303)
}

/** The provider's session of somebody who has confirmed, as its client keeps it. */
export async function sessionOf(request: APIRequestContext, { email, password }: Person): Promise<unknown> {
  const { anon_key } = await (await request.get(calls.authConfig.path)).json()
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: anon_key },
    data: { email, password },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

const words = texts.login

/** Through the sign-in page; where it lands is left to the test. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}

export async function signedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$|view=shop/)
  await expect.poll(() => storedToken(page)).toBeTruthy()
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('mainstreet_token'))
}
