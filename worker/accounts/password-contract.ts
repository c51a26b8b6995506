/** What a password must not be made of. */
type OwnWords = { email: string; first_name: string; last_name: string; organization: string };

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");

/**
 * What is wrong with a password beyond its length: a message key, or undefined. A password is made of the user's own
 * words when, without them, digits and signs, fewer than three letters are left.
 */
export function passwordFault(password: string, own: OwnWords): string | undefined {
  if (isCommon(password)) return "accounts.password.common";
  const given = folded(password);
  if (given === folded(own.email)) return "accounts.password.personal";
  const words = ownWords(own).filter((word) => given.includes(word));
  if (words.length === 0) return undefined;
  const left = words.reduce((rest, word) => rest.replaceAll(word, " "), given);
  return letters(left).length < 3 ? "accounts.password.personal" : undefined;
}

// Longest first, so that a whole name goes before its parts.
function ownWords({ email, first_name, last_name, organization }: OwnWords): string[] {
  const local = folded(email.split("@")[0] ?? "");
  const texts = [first_name, last_name, organization].map(folded);
  const parts = [local, ...texts].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const whole = [local, ...texts, ...texts.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, "")), "voliera"];
  const words = [...whole, ...parts].filter((word) => word.length >= 3 && letters(word).length > 0);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Whether a password stands on every attacker's first page. Case and compatibility forms do not matter. */
export function isCommon(password: string): boolean {
  return common.has(password.normalize("NFKC").trim().toLowerCase());
}

// Passwords of eight characters and more from public leaks, English and Portuguese; shorter ones are refused anyway.
const list = `
00000000 000000000 0000000000 01010101 01020304 01234567 012345678 0123456789 01230123 01234560 07070707 0987654321
098765432 10101010 10203040 102030405 1020304050 11111111 111111111 1111111111 11112222 11221122 11223344 1122334455
112233445566 12121212 121212121 12131415 12312312 123123123 123123123a 1231231234 12321232 12341234 123412345
1234123412 12344321 12345432 123454321 12345612 123456123 123456123456 1234567a 1234567q 12345678 123456780 123456781
123456788 123456789 1234567890 12345678900 12345678901 123456789012 1234567891 12345678910 1234567891011 123456789a
123456789abc 123456789q 123456789z 12345678a 12345678b 12345678q 12345687 123456987 123456aa 123456ab 123456abc
123456as 123456qwe 123456qwerty 1234abcd 1234qwer 1234rewq 123581321 123654789 123698745 123789456 123abc123 123asd123
123qwe123 123qweasd 123qweasdzxc 13131313 1312131213 13579246 135792468 1357924680 13245678 13243546 14121412 14141414
14725836 147258369 1472583690 14789632 147852369 1478523690 15151515 15426378 159159159 15935728 159357159 159357456
159753456 159753159 16161616 1617181920 17171717 18181818 18273645 19191919 19283746 1928374655 19700101 19721972
19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980 19811981 19821982 19831983 19841984 19851985
19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998
19991999 1a2b3c4d 1a2b3c4d5e 1q1q1q1q 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
1qazzaq1 1password 20002000 20012001 20022002 20032003 20042004 20052005 20062006 20072007 20082008 20092009 20102010
20112011 20122012 20202020 20212021 20222022 20232023 20242024 20252025 20262026 21122112 21212121 22222222 222222222
22446688 22334455 23232323 23456789 24242424 246813579 24681357 25252525 25802580 26262626 27272727 28282828 29292929
30303030 31313131 31415926 31415927 32323232 33333333 333333333 34343434 36363636 36925814 369258147 40404040 41414141
42424242 43214321 44444444 444444444 45454545 45645645 456456456 456789123 47474747 4815162342 50505050 51505150
52525252 54321012345 54545454 55555555 555555555 5555555555 55667788 56565656 56785678 56789012 58585858 60606060
65656565 66666666 666666666 6666666666 67676767 68686868 69696969 70707070 74108520 741852963 7418529630 75757575
76543210 77777777 777777777 7777777777 78787878 78945612 789456123 7894561230 789789789 78963214 80808080 81818181
84848484 85208520 852456852 85858585 86868686 87654321 876543210 88888888 888888888 8888888888 89898989 90909090
963852741 9638527410 96969696 98765432 987654321 9876543210 987456321 987654321a 98989898 99887766 99999999 999999999
9999999999 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a987654321 aa123456 aa12345678 aaa11111 aaaa1111
aaaaaaaa aaaaaaaaa aaaaaaaaaa ab123456 abc12345 abc123456 abc1234567 abc12345678 abc123456789 abc123abc abcabc123
abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij
abcabcabc abcdabcd access14 access123 adelaide admin123 admin1234 admin12345 admin123456 adminadmin administrador
administrator adrienne adventure airborne airplane alejandra alejandro alessandro alexande alexander alexander1
alexandra alexandre alexandria alexis123 alicia123 allison1 alphabet amanda123 america1 american americano amizade1
anderson andrea123 andrew123 andromeda angel123 angelica angelina angelita animales anthony1 anthony123 antonella
antonio1 antonio123 apocalypse apple123 aquarius argentina aristotle armagedon arsenal1 arsenal123 asas1234 asd123456
asdasd123 asdasdasd asdf1234 asdfasdf asdfgh123 asdfghjk asdfghjkl asdfghjkl1 asdqwe123 asdzxc123 ashley123 assassin
asshole1 atlantis atletico august12 australia babygirl babygirl1 babyblue babydoll baby1234 backspace badminton
balboa123 baltimore bananas1 banana123 barbados barbara1 barcelona barcelona1 baseball baseball1 basketball
basketball1 bastardo batman123 beatles1 beatriz1 beatriz123 beautiful beautiful1 beckham7 beckham23 belgique benfica1
benfica1904 benfica123 benficabenfica benjamin benjamin1 berenice bernardo bernardo1 bigdaddy bighouse bismillah
blackcat blackjack blackmetal bluebird bluebell bluemoon bluesky1 blueberry bobmarley bollocks bonjour1 bookworm
borboleta boston123 bradford brandon1 brandon123 brasil123 brasileiro brazil123 brittany brooklyn brother1 brothers
bulldogs bullshit business buster123 butterfly butterfly1 cachorro calculadora california californ camaleao cameron1
campanha campeao1 campeoes canarias canario1 canarios candy123 capoeira capricorn capricornio captain1 cardinal
caroline carolina carolina1 carlos123 carlos10 catarina catarina1 caterina celestial challenge champion champion1
champions chandler change12 changeme changeme1 changeme123 charles1 charlie1 charlie123 charlotte charlton chelsea1
chelsea123 cherokee chester1 chevrolet chicago1 chicken1 chocolate chocolate1 chocolat christia christian christian1
christina christine christmas christopher chrysler cinderella classic1 claudia1 cleopatra clifford cocacola cocacola1
coelhinho colombia columbia comandos commander companhia computador computer computer1 computer123 connor123 consuelo
contraseña contrasena cookie123 coolgirl corazon1 cordoba1 corinthians corvette counter1 courtney cowboys1 creative
cristian cristiano cristiano7 cristina cristina1 crocodile cruzeiro crystal1 cupcakes daisy123 dallas22 danger123
daniel12 daniel123 daniela1 danielle danielle1 darkness darkside david123 death123 december default1 default123
deftones demetria denise123 derrick1 destiny1 detroit1 deusefiel deuseamor deusefiel1 deuses10 deusnocomando deusemais
diamond1 diamante diamonds dictionary diesel123 digital1 dinosaur dinossauro director discovery disneyland dolphin1
dolphins domingos dominick dominique donald123 douglas1 download dragon123 dragon12 dragonball dragonfly dragons1
dreamer1 drowssap ducati999 dynamite eagles123 earthquake eastside eduardo1 eduardo123 einstein elefante elements
elephant elevador elizabeth elizabeth1 emanuel1 emerson1 emmanuel enterprise entretanto envelope equinox1 esmeralda
españa123 esperança esperanca espirito esporting estrela1 estrelas estrelinha evangelion everlast everton1 evolution
excalibur explorer external facebook facebook1 faithful familia1 familia123 family123 fantasia fantasma fantastic
february felicidad felicidade fernanda fernanda1 fernandes fernando fernando1 ferrari1 ferrari123 feyenoord fireball
firebird firefire firefox1 fireman1 fishing1 flamengo flamengo1 flamingo florence florida1 fluffy123 fluminense
football football1 football12 football123 forever1 forever21 formula1 fortaleza francesca francesco francisca
francisco francisco1 frankie1 frederic frederico freedom1 friday13 friends1 friendship fuckyou1 fuckyou123 fuckyou2
fuckoff1 fuckthis futebol1 futebol10 futebol123 futebolclube gabriel1 gabriel123 gabriela gabriela1 gabriella
galaxy123 gandalf1 garfield garfield1 gatinha1 gatinho1 gatinhos george123 georgia1 gerrard8 ginger123 giovanna
giovanni gladiator glamour1 godzilla goldfish golfinho golfinho1 goncalves gonçalves goncalo1 goncalo123 goodluck
goodmorning google123 graciela graduate granada1 grandma1 greenday greenday1 guilherme guilherme1 guitarra guitar123
guimaraes gustavo1 hallo123 hamburger hannah123 hardcore harley123 harmony1 harrypotter hawaii50 heather1 heaven123
hello123 hello1234 hellohello hellokitty hellfire helpme123 henrique henrique1 hermione herminia history1 holidays
hollywood homepage homer123 honduras honey123 hospital hotmail1 hotmail123 household houston1 hurricane iamgod123
iceman123 idontknow iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou! ilovegod iloveme1 ilovemom iloveu123
ilovehim imagine1 immortal independent indonesia infantil infinity information inocencia insanity instagram integral
interlagos internacional internet internet1 intrepid invierno iphone123 ironmaiden isabella isabella1 isabelle
islam123 italia123 jacqueline jackson1 jackson5 james123 jamesbond january1 jasmine1 jasmine123 javier123 jeffrey1
jennifer jennifer1 jeremiah jessica1 jessica123 jesucristo jesus123 jesus777 jesuschrist jesusmeama jesuscristo
joana123 joao1234 joaninha johncena johnny123 johnson1 jonathan jonathan1 jordan123 jordan23 jordan12 josefina
joseluis joseph123 joshua123 juliana1 juliette junior10 junior123 justin123 justinbieber juventus juventude karina123
katherine kathleen kawasaki kimberly kimberly1 kingkong kingston kissmyass knickers knight123 kristina ladybird
lakers24 lalalala lalalala1 laranja1 lauren123 leonardo leonardo1 leticia1 letmein1 letmein12 letmein123 letmein2
leviathan liberdade liberty1 limewire lineage2 linkinpark liquid123 lisboa123 liverpool liverpool1 llllllll logitech
london123 longhorn looking1 lorenzo1 loveland lovelove lovelove1 lovely123 loveme123 lover123 loveyou1 loveyou123
lourenco lowrider lucas123 luciana1 lucky123 lucky777 luisfigo lutadores macintosh madalena madalena1 madison1
madonna1 madrid123 magdalena majestic malaysia manager1 manchester manchester1 mandarin manuel123 manuela1 manutd123
maradona maradona10 marcelo1 marcos123 margarida margarita margaret maria123 mariana1 mariana123 mariajose marianna
maricarmen marijuana marina123 marinela marlboro marlboro1 marseille marshall martim123 martinez martinho master123
master12 mastermind matematica matilde1 matrix123 matthew1 matthew123 maverick maximilian maximus1 mazda626 mckenzie
medicina melissa1 mercedes mercedes1 mercury1 mercurio metallic metallica metallica1 mexico123 michael1 michael123
michaela michelle michelle1 michigan mickey123 microlab microsoft midnight midnight1 miguel123 millenium million1
millions minecraft minecraft1 minecraft123 minhavida minhasenha mississippi mitsubishi mnbvcxz1 mobilemail moderator
monalisa monica123 monkey123 monkey12 monkey01 monster1 monster123 montana1 monteiro monterey montreal moonlight
morenita morning1 mortgage mortimer motocross motorola motorola1 mountain mountains muhammad mulher123 multimedia
mustang1 mustang123 mynameis mypass123 mypassword myspace1 nacional napoleon nascar24 natalia1 natalie1 nathalia
nathalie nathaniel naruto123 nascimento natureza necromancer neopets1 netscape newcastle newpass1 newpassword newyork1
nicholas nicholas1 nicole123 nicolas1 nightmare nightwish nikita123 nintendo nintendo1 nirvana1 nokia123 nokia1234
nokia3310 nokia5800 nokian70 nokian73 nokian95 nonsense northside nostromo november november1 nuno1234 obrigado
october1 octavia1 oleole123 oliveira olivia123 omega123 orlando1 ortodoxo p455w0rd p4ssw0rd p@55w0rd p@ssw0rd
p@ssw0rd1 p@ssword p@ssword1 pa$$w0rd pa55w0rd pa55word pakistan palavra1 palavrapasse palavra-passe palmeiras
panasonic pancakes panther1 panthers papagaio papagaio1 papagaios paradise paradise1 paramore parceiro paris123
parolparol pass1234 pass12345 pass123456 passport passw0rd passw0rd1 passwd123 password password! password!1 password0
password00 password01 password1 password1! password10 password11 password12 password123 password123! password1234
password12345 password123456 password13 password2 password20 password2024 password2025 password2026 password21
password22 password23 password3 password4 password5 password6 password7 password8 password88 password9 password99
password@1 password@123 passwordpassword passaros passarinho pasteleria patinho1 patricia patricia1 patrick1
patrick123 paula123 paulina1 paulista peaches1 pedro123 pegasus1 penelope penguin1 peregrino periquito periquitos
pertence peterpan phantom1 philippe phoenix1 pictures pikachu1 pimpinela pinkfloyd pinheiro pipoca123 piratas1
playboy1 playstation pokemon1 pokemon123 pokemon12 polarbear police123 pool6123 portugal portugal1 portugal10
portugal123 portugues portuguesa portista postgres powerful precious presario presidente preston1 princesa princesa1
princess princess1 princess12 princess123 principe principe1 printing priscila pristina procurar professor
profissional prosperity protocol provider psicologia puertorico pumpkin1 punkrock purple123 pussy123 pussycat
q12345678 q123456789 q1q1q1q1 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsedrf qaz12345 qazqazqaz qazwsx123 qazwsx12
qazwsxedc qazwsxedc1 qazwsxedc123 qazxswedc qq123456 qqqq1111 qqqqqqqq qqww1122 quarenta quebec123 queen123 querida1
queijinho qwe123456 qwe123qwe qweasd123 qweasdzxc qweasdzxc123 qweqwe123 qweqweqwe qwer1234 qwer12345 qwer4321
qwerasdf qwert123 qwert1234 qwert12345 qwerty00 qwerty01 qwerty10 qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234
qwerty12345 qwerty123456 qwerty1! qwerty13 qwerty21 qwerty22 qwerty23 qwerty321 qwerty77 qwerty78 qwerty88 qwerty99
qwertyqwerty qwertyu1 qwertyui qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwerqwer rachel123 raiders1 rainbow1
rainbow123 rainbows ranger123 rangers1 raphael1 rasputin razorback realmadrid realmadrid1 rebecca1 rebelde1 rebelde123
redalert redsox04 reddevils remember renegade republica requiem1 resident restaurant revolution reynaldo ricardo1
ricardo123 richard1 riodejaneiro roberta1 roberto1 robert123 robinson robotech rockstar rockstar1 rockyou1 rodrigo1
rodrigo123 rodrigues rodriguez rolando1 romanista ronaldinho ronaldinho10 ronaldo1 ronaldo10 ronaldo123 ronaldo7
ronaldo9 rosemary roseanne rosinha1 rosalinda runescape runescape1 sabrina1 sacramento sagitario sakura123 salvador
salvation samantha samantha1 samsung1 samsung123 samuel123 sanchez1 sandra123 sandrine santiago santiago1 santinho
saopaulo saopaulo1 sarajevo sasuke123 satan666 saturday savannah scarface scarlett schumacher scooby123 scorpion
scorpio1 scotland scotland1 seahorse sebastian sebastian1 sebastiao secret12 secret123 security segredo1 segredo123
september september1 serenity sergio123 serpente seven777 sevilla1 sexygirl shadow12 shadow123 shadow01 shakespeare
shannon1 sharingan sheffield shinichi shithead shopping siemens1 silver123 silverado silvestre simone123 simpsons
simplicity skateboard skittles slipknot slipknot1 slipknot666 smirnoff smokey123 snickers snowball snowboard snowflake
soccer10 soccer12 soccer123 sociedade softball soldier1 solomon1 something sonyericsson sophie123 southpark southside
spartan1 spartacus spartans special1 spectrum speedway spencer1 spiderman spiderman1 spitfire spongebob spongebob1
sporting sporting1 sporting1906 sportinguista sprite123 squirrel srilanka stargate starcraft startrek starwars
starwars1 starwars123 stefania stella123 stephanie stephanie1 stephen1 sterling steven123 stingray stoneage stratford
strawberry student1 student123 summer12 summer123 summer2024 summer2025 sunderland sunflower sunshine sunshine1
sunshine12 superman superman1 superman12 superman123 supernova superstar superstar1 supersonic supervisor survivor
suzanne1 sweetheart sweetie1 sweetness sweetpea swordfish sylvester syncmaster systems1 tartaruga tatiana1 taylor123
teacher1 teddybear tekken123 telefone telefone1 telefono telephone temporal tennessee teresa123 terminal terminator
test1234 test12345 test123456 testtest testing1 testing123 thailand thankyou thegreat thebeatles thebest1 thegame1
thesims2 theodore therock1 thirteen thomas123 thuglife thunder1 thunderbird tiffany1 tigger123 timberland tinkerbell
tinkerbell1 titanic1 toinhas1 tomas123 tottenham toulouse toyota123 transfer traveler treasure tricolor trinidad
trinity1 triplets trocadero trombone trouble1 trustno1 trustno123 tweety123 twilight twilight1 underground undertaker
unicorn1 universal universe usuario1 valencia valentin valentina valentine valerie1 vanessa1 vanessa123 vegeta123
veronica veronica1 victor123 victoria victoria1 vincent1 violeta1 virginia vitoria1 vitoria123 viva1234 viviane1
vladimir volcom123 voldemort volleyball volkswagen voyager1 warcraft warcraft1 warcraft3 warhammer warrior1 warriors
washington waterfall watermelon welcome! welcome01 welcome1 welcome12 welcome123 welcome2 welcome1234 welcome@123
wednesday westside whatever whatever1 whiskey1 wildcats william1 william123 williams willow123 windmill windows1
windows10 windows98 windsurf winner123 winston1 winter12 winter123 winter2024 winter2025 wireless wolfgang wolverine
wonderful woodland wordpass wrestling wrestling1 x1234567 xbox3600 xpto1234 xxxxxxxx yamaha123 yankees1 yankees2
yellow12 yellow123 yogibear yourmom1 yugioh123 zaq12wsx zaq1zaq1 zaq1xsw2 zaqwsx123 zaq123wsx zeppelin zero0000
zidane10 zkdfytxh zuzuzuzu zxc123456 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvbn123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv
zxczxczxc zxcvbnmz zzzzzzzz amo-te123 amorzinho amoreterno amordaminhavida amor1234 amor12345 meuamor1 meuamor123
amominhamae amomeuspais senha123 senha1234 senha12345 senha123456 mudar123 mudarsenha minhasenha1 passe1234 acesso123
entrar123 bemvindo bemvindo1 bomdia123 olamundo saudade1 saudades sabadell coimbra1 coimbra123 algarve1 lisboa2024
porto1893 fcporto1 fcporto123 fcporto1893 superdragoes sportingcp slbenfica slbenfica1 benfiquista gloriosa aguia123
aguias123 passaro1 passaro123 criador1 criador123 pintassilgo caturra1 caturras agapornis agapornis1 diamante1
`;

const common: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean));
