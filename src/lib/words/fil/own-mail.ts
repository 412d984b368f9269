import type { OWN_MAIL_WORDS } from '../english/own-mail'

export const FIL_OWN_MAIL_WORDS: typeof OWN_MAIL_WORDS = {
  linkSubject: 'Ang link sa rehistro mo para sa {form}',
  linkAsked: 'May humiling sa {site}, sana ay ikaw, ng link sa rehistrong {reference}.',
  linkUse:
    'Sa pamamagitan nito, makikita, mababago o makakansela mo ang rehistro. Sa iyo lang ito.',
  linkOpen: 'Buksan ang rehistro mo',
  linkFoot: 'Kung hindi ikaw iyon, hayaan lang ito: sa mailbox na ito lang napunta ang link.',
  confirmSubject: 'Sa iyo ba ang e-mail address na ito? Rehistro para sa {form}',
  confirmAsked:
    'May naglagay ng address na ito, sana ay ikaw, sa rehistrong {reference} sa {site}.',
  confirmUntil: 'Gagamitin ito kapag nakumpirma mo na. Tatlong araw gumagana ang link.',
  confirmOpen: 'Buksan at kumpirmahin',
  confirmFoot: 'Kung hindi ikaw iyon, hayaan lang ito: walang mababago.',
  toldSubject: 'Papalitan ang e-mail address mo: rehistro para sa {form}',
  told: 'Sa pamamagitan ng link sa rehistrong {reference}, may ibang e-mail address na inilagay kapalit nito, o inalis ito. Gagamitin ang bago kapag nakumpirma na ng may-ari nito.',
  toldWrite:
    'Kung hindi ikaw iyon, sumulat sa amin at banggitin ang reference: tatapusin namin ang link at gagawan ka ng bago.',
  toldFoot:
    'Awtomatikong ipinadala ng {site} ang mensaheng ito sa address na dating nasa rehistro.',
  noButton: 'Kung hindi gumagana ang button, buksan ang address na ito:',
}
