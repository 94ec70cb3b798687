import { firstGrapheme } from '@mainstreet/contract/text/cut-text.ts'
import { faviconLink } from '@mainstreet/platform/http/favicon-link.ts'
import { html, rawHtml } from '@mainstreet/platform/mail/email-template.ts'
import { getMessages, type Locale } from '@mainstreet/platform/text/languages.ts'

export type DemoGoogleUser = { email: string; name: string; email_verified: boolean }

/** The parameters of the authorization request; the page passes them on. */
export type AuthorizeParams = {
  client_id: string
  redirect_uri: string
  state: string
  nonce: string
  code_challenge: string
  scope: string
  access_type: string
}

const demoGoogleUsers = [
  { name: 'Maya Brooks', email: 'maya.brooks@gmail.example' },
  { name: 'Theo Lindqvist', email: 'theo.lindqvist@gmail.example' },
  { name: 'Priya Raman', email: 'priya.raman@gmail.example' },
]

/** Lets the user choose a sample account, enter another, or deny. */
export function renderAccountChooser(
  action: string,
  params: AuthorizeParams,
  locale: Locale,
  error?: string,
): string {
  const { demoGoogle } = getMessages(locale)
  const hiddenInputs = Object.entries(params)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
    .join('')
  const buttons = demoGoogleUsers.map(
    ({ name, email }) => html`<form method="get" action="${action}">${rawHtml(hiddenInputs)}
<input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}">
<button class="person"><span class="face" aria-hidden="true">${firstGrapheme(name)}</span><span><strong>${name}</strong><small>${email}</small></span></button></form>`,
  )
  const alert = error ? html`<p class="fault" role="alert">${error}</p>` : ''
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${demoGoogle.title}</title>${rawHtml(faviconLink)}<link rel="stylesheet" href="/dev/google/style.css"></head><body><main>
<p class="badge">${demoGoogle.badge}</p><h1>${demoGoogle.title}</h1><p class="to">${demoGoogle.subtitle}</p>
${rawHtml(alert)}<div class="people">${rawHtml(buttons.join(''))}</div>
<details${rawHtml(error ? ' open' : '')}><summary>${demoGoogle.otherAccount}</summary>
<form method="get" action="${action}" class="other">${rawHtml(hiddenInputs)}
<label>${demoGoogle.name}<input name="name" required maxlength="200" autocomplete="name"></label>
<label>${demoGoogle.email}<input name="email" type="email" required maxlength="255" autocomplete="email"></label>
<label class="check"><input type="checkbox" name="unverified" value="1"> ${demoGoogle.unverified}</label>
<button class="next">${demoGoogle.continue}</button></form></details>
<form method="get" action="${action}">${rawHtml(hiddenInputs)}<input type="hidden" name="deny" value="1"><button class="plain">${demoGoogle.cancel}</button></form>
</main></body></html>`
}

export const accountChooserCss = `:root{color-scheme:light dark;--paper:#f3ede2;--surface:#fff;--ink:#1e2923;--quiet:#56625a;--line:#e5ddcf;--pine:#1d5a45;--on:#fff;--fault:#b3261e}
@media(prefers-color-scheme:dark){:root{--paper:#0f1311;--surface:#1b221e;--ink:#edf2ed;--quiet:#a5b2a9;--line:#2c3630;--pine:#63c59d;--on:#131815;--fault:#ff9d8a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--paper);color:var(--ink);font:16px/1.5 'Instrument Sans',system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:28px 24px;border:1px solid var(--line);border-radius:22px;background:var(--surface)}
.badge{display:inline-block;margin:0 0 16px;padding:4px 10px;border-radius:14px;background:#f2b134;color:#1e2923;font-size:14px;font-weight:600}
h1{margin:0;font-size:26px;line-height:1.2}.to{margin:4px 0 20px;color:var(--quiet)}.fault{color:var(--fault)}
.people{border:1px solid var(--line);border-radius:14px;overflow:hidden}.people form+form{border-top:1px solid var(--line)}
button{font:inherit;cursor:pointer;min-height:44px}button:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid var(--pine);outline-offset:-3px}
.person{display:flex;gap:14px;align-items:center;width:100%;padding:12px 16px;border:0;background:none;color:inherit;text-align:left}.person:hover{background:var(--paper)}
.face{display:grid;place-items:center;flex:none;width:36px;height:36px;border-radius:50%;background:var(--pine);color:var(--on);font-weight:700}
.person strong,.person small{display:block;overflow-wrap:anywhere}.person small{color:var(--quiet);font-size:14px}
details{margin:20px 0 8px}summary{padding:8px 0;cursor:pointer}.other{display:grid;gap:12px;padding-top:8px}
label{display:grid;gap:4px;font-weight:600}.check{display:flex;gap:8px;align-items:center;font-weight:400}
label input:not([type=checkbox]){width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--quiet);border-radius:8px;background:var(--surface);color:inherit;font:inherit}
.next{border:0;border-radius:8px;background:var(--pine);color:var(--on);font-weight:600}.plain{width:100%;border:0;background:none;color:var(--quiet)}`
