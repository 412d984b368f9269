import type { OWN_MAIL_WORDS } from '../english/own-mail'

export const CEB_OWN_MAIL_WORDS: typeof OWN_MAIL_WORDS = {
  linkSubject: 'Ang link sa imong rehistro para sa {form}',
  linkAsked: 'Naay nangayo sa {site}, hinaut ikaw, og link sa rehistro nga {reference}.',
  linkUse: 'Pinaagi niini makita, mausab o makansela nimo ang rehistro. Imo lang kini.',
  linkOpen: 'Ablihi ang imong rehistro',
  linkFoot: 'Kung dili ikaw kadto, pasagdi lang kini: niining mailbox ra naabot ang link.',
  confirmSubject: 'Imo ba kining e-mail address? Rehistro para sa {form}',
  confirmAsked:
    'Naay nagbutang niini nga address, hinaut ikaw, sa rehistro nga {reference} sa {site}.',
  confirmUntil: 'Gamiton kini kung makumpirma na nimo. Tulo ka adlaw mogana ang link.',
  confirmOpen: 'Ablihi ug kumpirmaha',
  confirmFoot: 'Kung dili ikaw kadto, pasagdi lang kini: walay mausab.',
  toldSubject: 'Ilisan ang imong e-mail address: rehistro para sa {form}',
  told: 'Pinaagi sa link sa rehistro nga {reference}, naay laing e-mail address nga gibutang puli niini, o gikuha kini. Gamiton ang bag-o kung makumpirma na sa tag-iya niini.',
  toldWrite:
    'Kung dili ikaw kadto, sulati kami ug hisgoti ang reference: tapuson namo ang link ug himoan ka og bag-o.',
  toldFoot:
    'Awtomatikong gipadala sa {site} kining mensahe, sa address nga kaniadto naa sa rehistro.',
  noButton: 'Kung dili mogana ang button, ablihi kini nga address:',
}
