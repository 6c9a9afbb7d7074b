/** Grapes by their correct spelling, each with common misspellings (SRCH-037, OPEN-061). A misspelling is never a real
 * word or the start of a grape's name, because unfinished words are not corrected. */
export const grapeSlips: Readonly<Record<string, string>> = {
  cabernet: 'cabarnet cabernay cabernett cabarnay cabanet cabenet carbernet',
  sauvignon: 'savignon sauvingon savingnon sauvignion savignion sauvinon sovignon souvignon sauvigon',
  chardonnay: 'chardonay chardonney shardonnay shardonay chardenay chardonny chardoney',
  merlot: 'merlow merlott mearlot murlot merlowe',
  shiraz: 'shirazz sheraz shyraz shirraz siraz chiraz',
  syrah: 'syrrah sirrah',
  riesling: 'reisling rieseling reislin riseling rizling reesling',
  gewurztraminer: 'gewurtztraminer gewurztaminer gewurtraminer gewurstraminer gewertztraminer gewuerztraminer gewurtz',
  tempranillo: 'temperanillo tempranilo temprenillo tempranilla tempernillo',
  pinot: 'pinnot peenot pinoe pinott peanot',
  noir: 'nior nuar',
  grigio: 'grigo gregio griggio grigeo grijio',
  viognier: 'viogner vionier viongier viognear voignier vignonier',
  malbec: 'malbeck malbek malbac melbec mallbec malbeque',
  rioja: 'rioha roija riocha rijoa rioga riojha reoja',
  grenache: 'grenash granache grennache',
  sangiovese: 'sangiovesse sangovese sangioveze sanjiovese',
  zinfandel: 'zinfendel zinfandal zinfandell zinfindel',
};
