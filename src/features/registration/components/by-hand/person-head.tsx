import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { PublicParty } from '@/features/forms/party/party'
import type { useByHandForm } from './use-by-hand'

interface PersonHeadProps {
  /**
   * The person's number, from 1; undefined above the questions that are asked once for all people.
   */
  number: number | undefined
  party: PublicParty
  person: ReturnType<typeof useByHandForm>
}

export const PersonHead = ({ number, party, person }: PersonHeadProps) => (
  <div className="flex min-h-11 items-center justify-between gap-3 border-t border-line pt-4">
    <h2 className="font-semibold">
      {number === undefined ? 'For all of them' : `Person ${number}`}
    </h2>
    {number !== undefined && number > 1 && person.people > party.min && (
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Remove person ${number}`}
        onClick={() => person.removePerson(number)}
      >
        <Trash2 aria-hidden strokeWidth={1.75} />
      </Button>
    )}
  </div>
)
