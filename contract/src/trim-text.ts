/** What shows nothing by itself; all of it may stand inside a text, as the joiners of emoji and of Persian do. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u

/** Without white space around it; empty when nothing of it can be seen. */
export function trimText(text: string): string {
  return invisible.test(text) ? '' : text.trim()
}
