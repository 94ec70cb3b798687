import type { FieldRule } from '@mainstreet/contract/field-rules.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useFocusError } from '../../ui/hooks/use-focus-error.ts'
import type { ApiError } from '../api-error.ts'
import { findTypedError } from './typed-value.ts'
import { divideError } from './use-field-errors.ts'

/** By the path of the field, which is its path in the request, too; null: any value is fine. */
type FormRules = Readonly<Record<string, FieldRule | null>>

type Options<Values extends FieldValues> = Pick<
  UseFormProps<Values>,
  'defaultValues' | 'values' | 'resetOptions'
> & {
  rules: FormRules
  /** Why the last request failed. */
  error: unknown
  /** The field of an error that has no details. */
  findField?: (error: ApiError) => Path<Values> | undefined
}

type FieldOptions<Values extends FieldValues, Name extends Path<Values>> = Pick<
  RegisterOptions<Values, Name>,
  'deps' | 'valueAsNumber'
> & {
  /** What the rule does not know; the sentence, or nothing when all is well. */
  validate?: (value: PathValue<Values, Name>, values: Values) => string | false | undefined
}

type FieldAttributes = UseFormRegisterReturn & { inputMode?: 'numeric' | 'decimal' }

type RuleForm<Values extends FieldValues> = UseFormReturn<Values> & {
  formRef: RefObject<HTMLFormElement | null>
  /** The attributes of an input, a select or a text area. */
  input<Name extends Path<Values>>(name: Name, options?: FieldOptions<Values, Name>): FieldAttributes
  errorAt(path: string): string | undefined
  /** The same with the error, for a `Field`. */
  field<Name extends Path<Values>>(
    name: Name,
    options?: FieldOptions<Values, Name>,
  ): FieldAttributes & { error: string | undefined }
  /** What is wrong, unless it is shown at a field. */
  formError: unknown
  /** Sends valid values; nothing while the values before are still being sent. */
  submit(send: (values: Values) => unknown): (event: FormEvent) => Promise<void>
}

/**
 * A form whose fields follow the rules of the contract. A press on its button shows what is wrong at the
 * fields, whether the browser or the server found it, and focuses the first of them.
 */
export function useRuleForm<Values extends FieldValues>({
  rules,
  error,
  findField,
  ...options
}: Options<Values>): RuleForm<Values> {
  const form = useForm<Values>({ ...options, shouldFocusError: false })
  const { errors, submitCount } = form.formState
  const [failures, setFailures] = useState(0)
  const formRef = useFocusError(`${submitCount} ${failures}`)
  const isSending = useRef(false)
  const { atFields, formError } = divideError(error, Object.keys(rules), { findField })

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows each error once
  useEffect(() => {
    if (atFields.length === 0) return
    // the first message of a field stays
    for (const { path, message } of atFields.toReversed())
      form.setError(path as Path<Values>, { type: 'server', message })
    setFailures((before) => before + 1)
  }, [error])

  const input = <Name extends Path<Values>>(
    name: Name,
    { validate, ...register }: FieldOptions<Values, Name> = {},
  ) => {
    const rule = rules[name]
    const findError = (value: PathValue<Values, Name>, values: Values) =>
      (rule && findTypedError(rule, String(value ?? ''))) || validate?.(value, values) || undefined
    const registration = form.register(name, {
      ...register,
      validate: findError,
    } as RegisterOptions<Values, Name>)
    return { ...registration, ...getAttributes(rule) }
  }
  const errorAt = (path: string) => (get(errors, path) as FieldError | undefined)?.message

  return {
    ...form,
    formRef,
    input,
    errorAt,
    field: <Name extends Path<Values>>(name: Name, fieldOptions?: FieldOptions<Values, Name>) => ({
      ...input(name, fieldOptions),
      error: errorAt(name),
    }),
    formError,
    submit: (send: (values: Values) => unknown) => async (event: FormEvent) => {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      await form
        .handleSubmit(send)(event)
        .finally(() => (isSending.current = false))
    },
  }
}

function getAttributes(rule: FieldRule | null | undefined) {
  if (!rule) return {}
  if ('decimals' in rule)
    return { required: true, inputMode: rule.decimals === 0 ? 'numeric' : 'decimal' } as const
  return 'maxChars' in rule ? { maxLength: rule.maxChars, required: rule.required !== undefined } : {}
}
