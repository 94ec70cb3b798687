import type { SavedContact } from '@mainstreet/contract/accounts/saved-contact.ts'
import { phoneRule } from '@mainstreet/contract/field-rules.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { calls } from '../../../api/calls.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { SettingSection } from '../setting-section.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

/** The phone number and the addresses that a checkout begins with. */
export function ContactSetting() {
  const { data, error, refetch } = useCallQuery(calls.getSavedContact)
  const texts = m.accounts.settings.contact
  return (
    <SettingSection title={texts.title} text={texts.text}>
      {data ? (
        <>
          <PhoneForm key={data.contact.phone} contact={data.contact} />
          <SavedAddresses addresses={data.contact.addresses} />
        </>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-56 rounded-field" />
      )}
    </SettingSection>
  )
}

function PhoneForm({ contact }: { contact: SavedContact }) {
  const texts = m.accounts.settings.contact
  const save = useSend(calls.updateSavedContact, { invalidates: [calls.getSavedContact] })
  const form = useRuleForm({
    rules: { phone: phoneRule },
    defaultValues: { phone: contact.phone },
    error: save.error,
  })
  const submit = form.submit(async ({ phone: typed }) => {
    const phone = trimText(typed)
    if (!(await save.send({ body: { phone } }))) return
    toast({ title: phone ? texts.phoneSaved : texts.phoneRemoved, tone: 'good' })
  })
  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <ErrorMessage error={form.formError} />
      <Button
        type="submit"
        busy={save.busy}
        disabled={!form.formState.isDirty}
        className="justify-self-start"
      >
        {texts.savePhone}
      </Button>
    </form>
  )
}
