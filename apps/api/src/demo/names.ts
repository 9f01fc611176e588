/** Names that are usual around Prayagraj, in both scripts: `Aarav आरव`. None of them is a real person. */
interface People {
  readonly boys: string;
  readonly girls: string;
  readonly men: string;
  readonly women: string;
  readonly families: string;
}

const hindu: People = {
  boys: 'Aarav आरव, Aditya आदित्य, Akash आकाश, Aman अमन, Amit अमित, Ankit अंकित, Ansh अंश, Arjun अर्जुन, Aryan आर्यन, Ayush आयुष, Dev देव, Divyansh दिव्यांश, Gaurav गौरव, Harsh हर्ष, Himanshu हिमांशु, Ishaan ईशान, Kartik कार्तिक, Krishna कृष्णा, Kunal कुणाल, Lakshya लक्ष्य, Manish मनीष, Mohit मोहित, Nikhil निखिल, Prakhar प्रखर, Pranjal प्रांजल, Rahul राहुल, Raj राज, Ritik ऋतिक, Rohan रोहन, Rudra रुद्र, Sachin सचिन, Satyam सत्यम, Shivam शिवम, Shubham शुभम, Suraj सूरज, Tushar तुषार, Utkarsh उत्कर्ष, Vaibhav वैभव, Vikas विकास, Vivek विवेक',
  girls:
    'Aditi अदिति, Akanksha आकांक्षा, Ananya अनन्या, Anjali अंजलि, Ankita अंकिता, Anshika अंशिका, Anushka अनुष्का, Aradhya आराध्या, Arpita अर्पिता, Avni अवनी, Deepika दीपिका, Divya दिव्या, Diya दीया, Garima गरिमा, Gunjan गुंजन, Ishita इशिता, Jyoti ज्योति, Kajal काजल, Kavya काव्या, Khushi खुशी, Kriti कृति, Mahima महिमा, Mansi मानसी, Muskan मुस्कान, Nandini नंदिनी, Neha नेहा, Nidhi निधि, Pooja पूजा, Prachi प्राची, Pragati प्रगति, Priya प्रिया, Radhika राधिका, Riya रिया, Saanvi सान्वी, Sakshi साक्षी, Shreya श्रेया, Shruti श्रुति, Simran सिमरन, Sneha स्नेहा, Tanya तान्या, Vaishnavi वैष्णवी',
  men: 'Ajay अजय, Alok आलोक, Anil अनिल, Arvind अरविंद, Ashok अशोक, Awadhesh अवधेश, Dinesh दिनेश, Girish गिरीश, Jitendra जितेंद्र, Kailash कैलाश, Mahesh महेश, Manoj मनोज, Mukesh मुकेश, Narendra नरेंद्र, Pankaj पंकज, Pradeep प्रदीप, Prem प्रेम, Rajesh राजेश, Rakesh राकेश, Ramesh रमेश, Ravindra रवींद्र, Sandeep संदीप, Sanjay संजय, Santosh संतोष, Shailendra शैलेंद्र, Shyam श्याम, Sunil सुनील, Suresh सुरेश, Umesh उमेश, Vijay विजय, Vinod विनोद, Virendra वीरेंद्र',
  women:
    'Anita अनीता, Archana अर्चना, Asha आशा, Babita बबीता, Geeta गीता, Kamla कमला, Kanchan कंचन, Kavita कविता, Kiran किरण, Lalita ललिता, Laxmi लक्ष्मी, Mamta ममता, Manju मंजू, Meena मीना, Neelam नीलम, Poonam पूनम, Pratibha प्रतिभा, Pushpa पुष्पा, Rekha रेखा, Renu रेनू, Ritu रितु, Sangeeta संगीता, Sarita सरिता, Savita सविता, Seema सीमा, Shashi शशि, Shobha शोभा, Sita सीता, Sudha सुधा, Suman सुमन, Sunita सुनीता, Usha उषा, Vandana वंदना',
  families:
    'Agrahari अग्रहरि, Agrawal अग्रवाल, Bharti भारती, Chaudhary चौधरी, Chaurasia चौरसिया, Dubey दुबे, Dwivedi द्विवेदी, Gautam गौतम, Gupta गुप्ता, Jaiswal जायसवाल, Kesarwani केसरवानी, Kumar कुमार, Kushwaha कुशवाहा, Maurya मौर्य, Mishra मिश्रा, Nishad निषाद, Pal पाल, Pandey पांडेय, Patel पटेल, Prajapati प्रजापति, Rai राय, Rawat रावत, Sahu साहू, Saxena सक्सेना, Sharma शर्मा, Shukla शुक्ला, Singh सिंह, Sonkar सोनकर, Srivastava श्रीवास्तव, Tiwari तिवारी, Tripathi त्रिपाठी, Upadhyay उपाध्याय, Verma वर्मा, Vishwakarma विश्वकर्मा, Yadav यादव',
};

const muslim: People = {
  boys: 'Aarif आरिफ़, Adnan अदनान, Ahmad अहमद, Aman अमान, Arman अरमान, Ayaan अयान, Danish दानिश, Faizan फ़ैज़ान, Farhan फ़रहान, Hamza हम्ज़ा, Kaif कैफ़, Rehan रेहान, Sahil साहिल, Salman सलमान, Shahid शाहिद, Zaid ज़ैद',
  girls:
    'Afreen आफ़रीन, Aisha आइशा, Alina अलीना, Alfiya अल्फ़िया, Farheen फ़रहीन, Fatima फ़ातिमा, Iqra इक़रा, Mariyam मरियम, Nagma नग़मा, Rukhsar रुख़सार, Saba सबा, Sana सना, Shifa शिफ़ा, Zainab ज़ैनब, Zara ज़ारा, Zoya ज़ोया',
  men: 'Abdul अब्दुल, Aslam असलम, Imran इमरान, Irfan इरफ़ान, Javed जावेद, Nadeem नदीम, Naseem नसीम, Rashid राशिद, Saleem सलीम, Shakeel शकील, Tariq तारिक़, Wasim वसीम',
  women:
    'Aamna आमना, Farzana फ़रज़ाना, Hina हिना, Nasreen नसरीन, Nazia नाज़िया, Rubina रुबीना, Salma सलमा, Shabana शबाना, Shaheen शाहीन, Tabassum तबस्सुम, Tasneem तस्नीम, Yasmeen यास्मीन',
  families: 'Ahmad अहमद, Ansari अंसारी, Hussain हुसैन, Idrisi इदरीसी, Khan ख़ान, Qureshi क़ुरैशी, Siddiqui सिद्दीक़ी',
};

const sikh: People = {
  boys: 'Amrit अमृत, Gurpreet गुरप्रीत, Harman हरमन, Jaskaran जसकरन, Manpreet मनप्रीत',
  girls: 'Gurleen गुरलीन, Harleen हरलीन, Jasleen जसलीन, Navneet नवनीत, Simran सिमरन',
  men: 'Balwinder बलविंदर, Harjeet हरजीत, Kuldeep कुलदीप, Paramjeet परमजीत',
  women: 'Amarjeet अमरजीत, Baljeet बलजीत, Manjeet मंजीत, Satwant सतवंत',
  families: 'Ahluwalia अहलूवालिया, Bedi बेदी, Sethi सेठी, Singh सिंह',
};

const christian: People = {
  boys: 'Abraham अब्राहम, Daniel डैनियल, Joel जोएल, Samuel सैमुएल',
  girls: 'Angel एंजेल, Grace ग्रेस, Mary मैरी, Ruth रूथ',
  men: 'David डेविड, John जॉन, Peter पीटर, Thomas थॉमस',
  women: 'Agnes एग्नेस, Martha मार्था, Rachel रेचल, Susan सुज़न',
  families: 'Das दास, Lal लाल, Masih मसीह, Samuel सैमुएल',
};

export type Religion = 'hindu' | 'muslim' | 'sikh' | 'christian';

export type Script = 'latin' | 'devanagari';

const lists = { hindu, muslim, sikh, christian };

const inScript = (list: string, script: Script): readonly string[] =>
  list.split(', ').map((pair) => pair.split(' ')[script === 'latin' ? 0 : 1] ?? pair);

export const namesOf = (religion: Religion, group: keyof People, script: Script): readonly string[] =>
  inScript(lists[religion][group], script);

/** Where the families live: an invented town and its villages. */
export const familyAddresses: readonly string[] = [
  'Station Road, Devipur',
  'Civil Lines, Devipur',
  'Gandhi Nagar, Devipur',
  'Shastri Nagar, Devipur',
  'Purana Bazaar, Devipur',
  'Kachehri Road, Devipur',
  'Indira Colony, Devipur',
  'Ram Bagh, Devipur',
  'Village Sarai Khas, Post Devipur',
  'Village Lakhanpur, Post Devipur',
  'Village Rampur Kalan, Post Devipur',
  'Village Bhadri, Post Sarai Khas',
];
