import { StartFrom } from '@/components/panel/start-from'
import { READY_PAGES } from '@/features/pages/ready-pages'

/** Shown above the list of pages: templates from which an editor can start a page. */
export const ReadyPages = () => (
  <StartFrom pages={Object.entries(READY_PAGES).map(([from, { title }]) => ({ from, title }))} />
)
