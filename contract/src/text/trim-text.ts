/** What shows nothing by itself; all of it may stand inside a text, as the joiners of emoji and of Persian do. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u

/** Without them a name turns no words around it; they show nothing by themselves. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Without white space around it and without controls of direction; empty when nothing of it can be seen. */
export function trimText(text: string): string {
  return invisible.test(text) ? '' : text.replace(directionControls, '').trim()
}
