import { notify } from '@/components/ui/notify'

/** Replaces the toast of a test, which the next one could take for its own. */
export const forgetToasts = () => notify({ title: '', description: '' })
