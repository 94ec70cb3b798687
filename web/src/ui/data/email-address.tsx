/** An email address within a sentence. */
export function EmailAddress({ email }: { email: string }) {
  return <strong className="wrap-anywhere">{email}</strong>
}
