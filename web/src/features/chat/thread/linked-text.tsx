import { splitLinks } from './split-links.ts'

/** A text with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ at, text: part, isLink }) =>
    isLink ? (
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
