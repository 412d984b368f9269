interface DemoVenue {
  venue: string
  address: string
  contact: string
}

export const DEMO_VENUES: Readonly<Record<string, DemoVenue>> = {
  'Metro Manila': {
    venue: 'Riverside Open Field',
    address: 'Gate 3, by the footbridge',
    contact: 'Team Manila, 0900 000 1101',
  },
  Albay: {
    venue: 'Provincial Capitol Grounds',
    address: 'In front of the flagpoles',
    contact: 'Team Albay, 0900 000 1102',
  },
  Batanes: {
    venue: 'Lighthouse Hill Plaza',
    address: 'Above the old harbour',
    contact: 'Team Batanes, 0900 000 1103',
  },
  Ifugao: {
    venue: 'Municipal Gymnasium',
    address: 'Beside the public market',
    contact: 'Team Ifugao, 0900 000 1104',
  },
  Palawan: {
    venue: 'Baywalk Amphitheatre',
    address: 'South end of the baywalk',
    contact: 'Team Palawan, 0900 000 1105',
  },
  Pampanga: {
    venue: 'Cathedral Grounds',
    address: 'Entrance by the bell tower',
    contact: 'Team Pampanga, 0900 000 1106',
  },
  Bohol: {
    venue: 'Town Plaza and Bandstand',
    address: 'Across from the old belfry',
    contact: 'Team Bohol, 0900 000 1107',
  },
  Capiz: {
    venue: 'Capitol Park',
    address: 'By the river stage',
    contact: 'Team Capiz, 0900 000 1108',
  },
  Cebu: {
    venue: 'City Sports Oval',
    address: 'Grandstand side',
    contact: 'Team Cebu, 0900 000 1109',
  },
  Iloilo: {
    venue: 'Provincial Plaza',
    address: 'By the gazebo, rain or shine',
    contact: 'Team Iloilo, 0900 000 1110',
  },
  Leyte: {
    venue: 'Covered Court, People’s Park',
    address: 'Seaside boulevard',
    contact: 'Team Leyte, 0900 000 1111',
  },
  Bukidnon: {
    venue: 'Farmers’ Fair Grounds',
    address: 'Main gate, highway side',
    contact: 'Team Bukidnon, 0900 000 1112',
  },
  'Davao del Sur': {
    venue: 'Cathedral Grounds',
    address: 'Beside the parish school',
    contact: 'Team Davao, 0900 000 1113',
  },
  'Misamis Oriental': {
    venue: 'Provincial Gymnasium',
    address: 'Back of the capitol',
    contact: 'Team Misamis, 0900 000 1114',
  },
  'South Cotabato': {
    venue: 'Public Plaza',
    address: 'By the covered stage',
    contact: 'Team South Cotabato, 0900 000 1115',
  },
}
