import { partsOf } from './split-links.ts'

/** What somebody wrote, with its addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, text: part, link }) =>
    link ? (
      <a
        key={at}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}
