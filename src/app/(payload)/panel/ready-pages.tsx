import { StartFromReadyPage } from '@/components/panel/start-from'
import { READY_PAGES } from '@/features/pages/ready-pages'

export const ReadyPages = () => (
  <StartFromReadyPage
    pages={Object.entries(READY_PAGES).map(([from, { title }]) => ({ from, title }))}
  />
)
