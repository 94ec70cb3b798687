export const menuButtonStyle = 'inline-flex min-h-11 items-center gap-2 rounded-field px-2.5 hover:bg-ink/6'
