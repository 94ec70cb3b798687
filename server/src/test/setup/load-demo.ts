import { demo } from '@mainstreet/demo/demo.ts'
import type { LoadDemo } from '../../demo.ts'

/** The demo of `npm start`. */
export const loadDemo: LoadDemo = async () => demo
