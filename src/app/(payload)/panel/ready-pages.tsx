import { StartFrom } from '@/components/panel/start-from'
import { READY_PAGES } from '@/features/pages/ready-pages'

/** Above the list of pages: those that an editor can begin with. */
export const ReadyPages = () => (
  <StartFrom pages={Object.entries(READY_PAGES).map(([from, { title }]) => ({ from, title }))} />
)
