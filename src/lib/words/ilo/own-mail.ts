import type { OWN_MAIL_WORDS } from '../english/own-mail'

export const ILO_OWN_MAIL_WORDS: typeof OWN_MAIL_WORDS = {
  linkSubject: 'Ti link iti rehistrom para iti {form}',
  linkAsked: 'Adda nagdawat iti {site}, namnamaen a sika, iti link iti rehistro a {reference}.',
  linkUse:
    'Babaen iti daytoy, makitam, mabaliwam wenno makanselam ti rehistro. Kukuam laeng daytoy.',
  linkOpen: 'Lukatan ti rehistrom',
  linkFoot: 'No saan a sika, baybay-am laeng: iti daytoy laeng a mailbox ti napanan ti link.',
  confirmSubject: 'Kukuam kadi daytoy nga e-mail address? Rehistro para iti {form}',
  confirmAsked:
    'Adda nangikabil iti daytoy nga address, namnamaen a sika, iti rehistro a {reference} iti {site}.',
  confirmUntil: 'Mausar no nakumpirmamon. Tallo nga aldaw nga agandar ti link.',
  confirmOpen: 'Lukatan ken kumpirmaren',
  confirmFoot: 'No saan a sika, baybay-am laeng: awan ti mabaliwan.',
  toldSubject: 'Masukatan ti e-mail address-mo: rehistro para iti {form}',
  told: 'Babaen ti link iti rehistro a {reference}, adda sabali nga e-mail address a naikabil a kasukat daytoy, wenno naikkat daytoy. Mausar ti baro no nakumpirman ti akinkukua.',
  toldWrite:
    'No saan a sika, agsuratka kadakami ken dakamatem ti reference: gibusenmi ti link ket aramidandaka iti baro.',
  toldFoot:
    'Automatiko nga impatulod ti {site} daytoy a mensahe, iti address nga adda idi iti rehistro.',
  noButton: 'No saan nga agandar ti button, lukatan daytoy nga address:',
}
