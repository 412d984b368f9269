import type { VisitorWords } from '../words'
import { CEB_OWN_PAGE_WORDS } from './own'
import { CEB_OWN_MAIL_WORDS } from './own-mail'
import { CEB_PAGE_WORDS } from './page'

export const CEB_WORDS: VisitorWords = {
  ...CEB_PAGE_WORDS,
  skip: 'Adto dayon sa sulod',
  conditions: {
    removed: 'usa ka pangutana nga gikuha',
    given: 'naay tubag ang {field}',
    notGiven: 'walay tubag ang {field}',
    oneOf: 'ang {field} kay {values}',
    noneOf: 'ang tubag sa {field} dili {values}',
    numberFrom: 'ang {field} kay {bound} o mas taas pa',
    numberTo: 'ang {field} kay {bound} o mas ubos pa',
    timeFrom: 'ang {field} kay {bound} o mas ulahi pa',
    timeTo: 'ang {field} kay {bound} o mas sayo pa',
    another: 'laing tubag',
    and: ' ug ',
    or: ' o ',
  },
  mail: {
    subject: 'Ang imong rehistro para sa {form}',
    text: 'Salamat sa pagparehistro para sa {form}. Nadawat na namo ang imong mga tubag, ug mokontak kami nimo sa dili madugay.\n\nPalihog tipigi kining mensahe ug ang reference code niini: basin pangayoon kini nimo.',
    reference: 'Reference code',
    people: 'Dungan nga narehistro',
    answers: 'Ang imong mga tubag',
    own: 'Tan-awa, usba o kanselaha ang imong rehistro',
    yes: 'Oo',
    no: 'Dili',
    freeText: '(nadawat)',
    freeTexts:
      'Ang imong gisulat sa kaugalingon nimong pulong gitipigan uban sa imong rehistro ug wala na isulat pag-usab dinhi.',
    foot: 'Awtomatikong gipadala kining mensahe kay naay mihatag niining address, hinaot ikaw, sa usa ka pagparehistro sa {site}. Kung dili ikaw, ayaw na lang kini tagda.',
  },
  places: {
    time: '{day}, {clock}',
    opens: 'Moabli ang pagparehistro sa {time} (oras sa Pilipinas).',
    closed: 'Nisira ang pagparehistro niadtong {time} (oras sa Pilipinas).',
    closes:
      'Mosira ang pagparehistro sa {time} (oras sa Pilipinas). Kung naablihan na nimo ang form sa wala pa kana, naa pa kay 15 ka minuto aron ipadala kini.',
    full: 'Puno na ang tanang lugar.',
    list: 'Puno na ang tanang lugar. Mahimo kang magparehistro sa waiting list.',
    placeLeft: '1 na lang ka lugar ang nahibilin',
    placesLeft: '{count} na lang ka lugar ang nahibilin',
    rule: 'Waiting list: ang mabakante nga lugar itanyag pinaagi sa email sa sunod sa linya, sulod sa {hours} ka oras (dili apil ang 9 PM hangtod 7 AM).',
    optionFull: 'puno na',
    optionList: 'waiting list',
    optionLeft: '{count} ang nahibilin',
    optionGone: 'Wala nay lugar para sa “{option}”. Palihog pagpili og lain.',
    opensIn: 'Oras sa dili pa moabli ang pagparehistro',
    days: 'adlaw',
    hours: 'oras',
    minutes: 'minuto',
    seconds: 'segundo',
  },
  offer: {
    subject: 'Naay lugar para nimo: {form}',
    mail: 'Naay nabakante nga lugar para sa {form}, ug ikaw ang sunod sa linya. Ang imong reference kay {reference}. Kuhaon ba nimo kini?',
    until:
      'Palihog tubag sa dili pa ang {time} (oras sa Pilipinas). Human niana moadto ang lugar sa sunod.',
    open: 'Tubag',
    foot: 'Awtomatik nga gipadala kining mensahe kay naay naghatag niining address, hinaot ikaw, sa usa ka pagparehistro sa {site}. Kung dili ikaw, ayaw na lang tagda.',
    title: 'Naay lugar para nimo',
    ask: 'Naay nabakante nga lugar',
    askText: 'Naa ka sa waiting list para sa {form} ({reference}). Kuhaon ba nimo ang lugar?',
    askUntil: 'Palihog tubag sa dili pa ang {time} (oras sa Pilipinas).',
    accept: 'Oo, kuhaon nako ang lugar',
    decline: 'Dili, ihatag sa sunod',
    accepted: 'Imo na ang lugar',
    acceptedText: 'Maghulat mi nimo sa {form}. Ang imong reference kay {reference}.',
    declined: 'Moadto ang lugar sa sunod',
    declinedText: 'Salamat sa pagsulti. Wala na ka sa waiting list para sa {form}.',
    expired: 'Nahuman na ang oras sa pagtubag',
    expiredText:
      'Naadto na ang lugar sa sunod, ug wala na ka sa waiting list para sa {form}. Kung gusto pa ka motambong, pagparehistro pag-usab o sulati mi.',
    withdrawn: 'Nahuman na kining tanyag',
    withdrawnText:
      'Nausab na ang imong rehistro para sa {form} sukad gipadala kini. Kung naa kay pangutana, sulati mi.',
    gone: 'Nahuman na ang gamit niining link',
    goneText: 'Wala na dinhi ang rehistro nga gihisgutan niini.',
  },
  own: CEB_OWN_PAGE_WORDS,
  ownMail: CEB_OWN_MAIL_WORDS,
  unsubscribe: {
    title: 'Dili na padad-an og mensahe',
    ask: 'Dili na ba ka gusto og mga mensahe?',
    askText:
      'Gisulatan ka sa {site} kay nagparehistro ka. Pindota kausa aron mohunong kining mga mensahe. Magpabilin ang imong mga rehistro.',
    button: 'Dili na ko gusto og ingon niini nga mensahe',
    left: 'Dili na ka padad-an og mensahe',
    leftText:
      'Magpabilin ang imong mga rehistro. Ang isulat lang sa {site} alang sa kadaghanan ang dili na moabot nimo.',
    test: 'Pagsulay ra kini',
    testText:
      'Sa mensahe nga tinuod nga gipadala, dinhi mosulti ang mga tawo nga dili na sila gusto og sama niana.',
    gone: 'Nahuman na ang gamit niining link',
    goneText:
      'Napapas na ang rehistro nga gihisgotan sa mensahe, apil ang imong address. Wala nay ipadala tungod niana.',
  },
  errors: {
    'form.full': 'Wala nay lugar para niini, mao nga wala kini marehistro.',
    'form.not_open': 'Kining form dili modawat og rehistro karong orasa.',
    'form.not_found': 'Wala makita ang form',
    'request.malformed': 'Dili mabasa ang gipadala. Palihog tan-awa kini ug sulayi pag-usab.',
    'request.too_large': 'Dako ra kaayo kini ipadala. Palihog gamit og mas gagmay nga file.',
    'request.too_many': 'Daghan ra kaayo ang gipadala. Hulat og usa ka minuto ug sulayi pag-usab.',
    'submission.invalid': 'Palihog ayoha ang mga sayop ug sulayi pag-usab',
    'submission.unfinished':
      'Ania ang tibuok form, uban sa imong gisulat. Tubaga ang uban ug ipadala sa tumoy.',
    'submission.unknown_field':
      'Nausab kining form sukad giablihan nimo. I-reload ang panid ug sulayi pag-usab.',
    'submission.key_reused':
      'Nadawat na kining rehistro nga lahi ang mga tubag. I-reload ang panid aron magpadala og lain.',
    'submission.file_type':
      'Dili dawaton kining klase sa file. Palihog pagpadala og PDF, hulagway o dokumento.',
    'submission.too_many_files': 'Daghan ra kaayo og file niining rehistro.',
    'upload.too_much':
      'Daghan na kaayong file ang miabot gikan sa imong network niining orasa, mao nga dili una kami makadawat. Ania pa ang imong mga tubag. Ipadala kini pag-usab human sa usa ka oras, o gikan sa laing koneksyon.',
    'storage.full':
      'Wala unay lugar alang niini sa amoa. Walay natipigan; ania pa ang imong mga tubag. Palihog sulayi pag-usab unya.',
    'server.unexpected': 'Naay sayop sa among bahin. Palihog sulayi pag-usab.',
    'server.busy': 'Busy o nagsugod pag-usab ang serbisyo. Palihog sulayi pag-usab unya-unya.',
  },
}
