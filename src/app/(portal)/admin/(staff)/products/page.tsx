import type { Metadata } from 'next'
import { ComingSoon } from '@/components/portal/coming-soon'

export const metadata: Metadata = { title: 'Products' }

export default function ProductsPage() {
  return <ComingSoon title="Products" />
}
