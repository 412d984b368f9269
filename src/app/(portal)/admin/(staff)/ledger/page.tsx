import type { Metadata } from 'next'
import { LedgerScreen } from '@/features/ledger/components/ledger-screen'

export const metadata: Metadata = { title: 'Delivery check' }

export default function LedgerPage() {
  return <LedgerScreen />
}
