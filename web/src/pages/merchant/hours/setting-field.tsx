import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { calls } from '../../../api/calls.ts'
import { parseTyped } from '../../../api/forms/typed-value.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type NumberSetting = 'preparation_minutes' | 'delivery_fee'
type Props = {
  shop: Shop
  name: NumberSetting
  label: string
  getHint?: (value: number) => string | undefined
  getSavedText: (value: number) => string
}

/** A number that is saved on its own. A change elsewhere is shown, unless another number is being typed. */
export function SettingField({ shop, name, label, getHint, getSavedText }: Props) {
  const update = useSend(calls.updateShop, { invalidates: [calls.getShop, calls.listShops] })
  const { rule } = shopDescriptor[name]
  const format = (value: number) => value.toFixed(rule.decimals)
  const saved = format(shop[name])
  const form = useRuleForm<Partial<Record<NumberSetting, string>>>({
    rules: { [name]: rule },
    values: { [name]: saved },
    resetOptions: { keepDirtyValues: true },
    error: update.error,
  })
  const typed = form.watch(name) ?? saved
  const shown = parseTyped(rule, typed)

  const submit = form.submit(async () => {
    const value = parseTyped(rule, typed)
    if (value === undefined || !(await update.send({ params: { id: shop.id }, body: { [name]: value } })))
      return
    form.reset({ [name]: format(value) })
    toast({ title: getSavedText(value), tone: 'good' })
  })
  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={label}
        hint={shown === undefined ? undefined : getHint?.(shown)}
        action={
          <Button type="submit" variant="quiet" busy={update.busy} disabled={typed === saved}>
            {dashboard.merchant.hours.settings.save}
          </Button>
        }
        {...form.field(name)}
      />
      <ErrorMessage error={form.formError} />
    </form>
  )
}
