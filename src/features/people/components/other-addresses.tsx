import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface OtherAddressesProps {
  addresses: readonly string[]
  isByName: boolean
  onAlso: (address: string) => void
}

export const OtherAddresses = ({ addresses, isByName, onAlso }: OtherAddressesProps) => (
  <div className="grid gap-2 border-b border-line px-4 py-3">
    <p className="text-text-2">
      {isByName
        ? 'A name alone does not find everything. Add the addresses and numbers that are theirs:'
        : 'They also gave these. Add them to find everything:'}
    </p>
    <ul className="flex flex-wrap gap-2">
      {addresses.map((address) => (
        <li key={address} className="max-w-full">
          <Button variant="line" className="max-w-full" onClick={() => onAlso(address)}>
            <Plus aria-hidden strokeWidth={1.75} />
            <span className="truncate">{address}</span>
          </Button>
        </li>
      ))}
    </ul>
  </div>
)
