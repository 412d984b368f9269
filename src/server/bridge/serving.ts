import 'server-only'
import { bridge } from './bridge'

/** Resolves when this process accepts visitors. */
export const untilServing = (): Promise<void> => bridge.serving.promise

export const markServing = (): void => bridge.serving.resolve()
