import 'server-only'
import { bridge } from './bridge'

export const untilServing = (): Promise<void> => bridge.serving.promise

export const markServing = (): void => bridge.serving.resolve()
