// Before the first paint: the theme that was chosen, if one was.
try {
  const theme = localStorage.getItem('mainstreet_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system's theme is a good one.
}
