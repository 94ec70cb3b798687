import type { RowError } from './row-errors.ts'

const maxShown = 200

/** Which lines of the file to correct, and how. */
export function RowErrorTable({ errors, rows }: { errors: RowError[]; rows: number }) {
  return (
    <section role="alert" className="grid gap-2">
      <p className="font-semibold text-poppy">
        {rows === 1
          ? 'One row cannot be read. Nothing is imported until it is mended.'
          : `${rows.toLocaleString('en-US')} rows cannot be read. Nothing is imported until they are mended.`}
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label="Rows to mend"
        className="max-h-64 overflow-auto rounded-card border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-sunk">
            <tr>
              <th scope="col" className="px-3 py-2">
                Row
              </th>
              <th scope="col" className="px-3 py-2">
                Product
              </th>
              <th scope="col" className="px-3 py-2">
                What is wrong
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {errors.slice(0, maxShown).map(({ line, name, field, message }) => (
              <tr key={`${line} ${field} ${message}`}>
                <td className="px-3 py-2 nums">{line || ''}</td>
                <td className="max-w-32 truncate px-3 py-2">{name}</td>
                <td className="px-3 py-2">
                  {field && <strong>{field}: </strong>}
                  {message}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {errors.length > maxShown && <p className="text-sm text-ink-2">The first {maxShown} are shown.</p>}
    </section>
  )
}
