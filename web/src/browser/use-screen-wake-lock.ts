import { useEffect } from 'react'

/** Keeps the screen on while the page is visible; without support, or on a low battery, it dims as usual. */
export function useScreenWakeLock() {
  useEffect(() => {
    const wakeLock: WakeLock | undefined = navigator.wakeLock
    let held: WakeLockSentinel | undefined
    let isOver = false
    // the browser releases it whenever the page is hidden
    async function hold() {
      if (document.visibilityState !== 'visible' || !wakeLock) return
      const lock = await wakeLock.request('screen').catch(() => undefined)
      if (isOver) void lock?.release()
      else held = lock
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void held?.release()
    }
  }, [])
}
