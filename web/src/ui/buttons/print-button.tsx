import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'

type Props = {
  size?: 'sm'
  /** Only this is printed. */
  paper: ReactNode
  children: ReactNode
}

/** The paper exists while it is printed. */
export function PrintButton({ size, paper, children }: Props) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setPrinting(false)
    addEventListener('afterprint', end)
    window.print()
    return () => removeEventListener('afterprint', end)
  }, [isPrinting])
  return (
    <>
      <Button variant="quiet" size={size} onClick={() => setPrinting(true)}>
        {children}
      </Button>
      {isPrinting &&
        createPortal(
          <div data-paper="" className="hidden text-ink print:block">
            {paper}
          </div>,
          document.body,
        )}
    </>
  )
}
