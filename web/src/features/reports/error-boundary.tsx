import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: (error: unknown, reset: () => void) => ReactNode
  onError: (error: unknown, componentStack: string) => void
  /** A change of these keys tries again. */
  resetKeys?: readonly unknown[] | undefined
}
type State = { failed: boolean; error: unknown }

const initialState: State = { failed: false, error: undefined }

/** React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<Props, State> {
  override state = initialState

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown, { componentStack }: { componentStack?: string | null }) {
    this.props.onError(error, componentStack ?? '')
  }

  override componentDidUpdate(before: Props) {
    const [old, present] = [before.resetKeys ?? [], this.props.resetKeys ?? []]
    if (this.state.failed && present.some((key, at) => key !== old[at])) this.setState(initialState)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState(initialState))
  }
}
