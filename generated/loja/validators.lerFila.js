// Generated from spec/main.tsp by npm run generate; do not edit.
const formats = (() => {
/**
 * String formats of the contracts of freight, as functions: a pattern alone would let 30 February pass. They take the place of the
 * usual ones of their names. The text of this file is copied into the generated validators, so it imports nothing.
 */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** `YYYY-MM-DD` at `from`, a day of the calendar, years 1970 to 2200. */
function isDate(text, from = 0) {
    const year = digits(text, from, 4);
    const month = digits(text, from + 5, 2);
    const day = digits(text, from + 8, 2);
    if (text[from + 4] !== "-" || text[from + 7] !== "-")
        return false;
    if (!(year >= 1970 && year <= 2200 && month >= 1 && month <= 12 && day >= 1))
        return false;
    const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return day <= DAYS[month - 1] + (leap ? 1 : 0);
}
/** `HH:mm:ss` at `from`, 00:00:00 to 23:59:59. */
function isTime(text, from) {
    return (text[from + 2] === ":" &&
        text[from + 5] === ":" &&
        digits(text, from, 2) <= 23 &&
        digits(text, from + 3, 2) <= 59 &&
        digits(text, from + 6, 2) <= 59);
}
/** Value of `count` ASCII digits at `from`; NaN when one of them is no digit. */
function digits(text, from, count) {
    let value = 0;
    for (let index = from; index < from + count; index++) {
        const digit = text.charCodeAt(index) - 48;
        if (!(digit >= 0 && digit <= 9))
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}
const isDay = (text) => text.length === 10 && isDate(text);
const isCivil = (text, separator) => text.length === 19 && text[10] === separator && isDate(text) && isTime(text, 11);
const OFFSET = /^(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const TAIL = /^(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
/**
 * `YYYY-MM-DDTHH:mm:ss`, with a fraction, `Z` or an offset or without. Another zone may move an instant into the year before or
 * after: the first and the last year are no instants.
 */
function isMoment(text) {
    const tail = text.slice(19);
    const isInside = tail === "" || (text.slice(0, 4) > "1970" && text.slice(0, 4) < "2200");
    return isCivil(text.slice(0, 19), "T") && TAIL.test(tail) && isInside;
}
/** Format name -> does the text have it? */
const formats = {
    /** YYYY-MM-DD (RFC 3339 full-date) */
    date: isDay,
    /** YYYY-MM-DD HH:mm:ss */
    timestamp: (text) => isCivil(text, " "),
    /** YYYY-MM-DDTHH:mm:ss, no offset */
    "timestamp-iso": (text) => isCivil(text, "T"),
    /** A day, either civil timestamp, or an instant */
    "data-pedido": (text) => isDay(text) || isCivil(text, " ") || isMoment(text),
    /** `<start>TO<end>`, each a day or YYYY-MM-DDTHH:mm:ss */
    periodo: (text) => {
        const at = text.indexOf("TO");
        const ends = at < 0 ? [] : [text.slice(0, at), text.slice(at + 2)];
        return ends.length === 2 && ends.every((end) => isDay(end) || isCivil(end, "T"));
    },
    /** RFC 3339 date-time with offset, optional fraction */
    "date-time": (text) => {
        if (!isCivil(text.slice(0, 19), "T"))
            return false;
        return OFFSET.test(text.slice(19).replace(/^\.\d+/, ""));
    },
    /** Absolute http or https URL */
    uri: (text) => URL.canParse(text),
    url: (text) => URL.canParse(text),
    /** Exactly one @, something on both sides, no blanks */
    email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
    /** 32 hexadecimal digits, or the hyphenated form */
    uuid: (text) => /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text),
};
return formats;
})();
/**
 * Is a number a whole multiple of a step, both taken as the decimals that they are written as? 447.75 is one of 0.15, although
 * no quotient of the two doubles is whole.
 */
function isMultipleOf(value, step) {
    const decimal = (number) => {
        const [mantissa = "", exponent = "0"] = String(number).split("e");
        const [whole = "", fraction = ""] = mantissa.split(".");
        return [BigInt(whole + fraction), fraction.length - Number(exponent)];
    };
    if (value === 0 || !Number.isFinite(value))
        return value === 0;
    const [digits, places] = decimal(value);
    const [stepDigits, stepPlaces] = decimal(step);
    const shift = BigInt(Math.abs(places - stepPlaces));
    return places < stepPlaces
        ? (digits * 10n ** shift) % stepDigits === 0n
        : digits % (stepDigits * 10n ** shift) === 0n;
}

/** Length of a string in code points (JSON Schema counts characters, not UTF-16 units): asked only of strings that have more units than allowed. */
function ucs2length(text) {
    let length = text.length;
    for (let index = 0; index < text.length - 1; index++) {
        const unit = text.charCodeAt(index);
        if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            length--;
            index++;
        }
    }
    return length;
}

"use strict";
const v0 = validate0;
const schema0 = {"type":"object","oneOf":[{"$ref":"EventoRastreio"},{"$ref":"EventoPrazoAdicional"},{"$ref":"EventoAplicativo"},{"$ref":"EventoMetodoEnvio"},{"$ref":"EventoRastreioUnidade"},{"$ref":"EventoChat"}],"discriminator":{"propertyName":"tipo","index":{"Rastreio":0,"prazoAdicional":1,"Aplicativo":2,"metodoEnvio":3,"rastreioEnventos":4,"chatTransportadora":5}},"$id":"Evento"};
const schema1 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["Rastreio"]},"dados":{"$ref":"DadosRastreio"}},"$id":"EventoRastreio"};
const func0 = ucs2length;
const schema2 = {"type":"object","required":["idPedido","numeroPedido","idOcoren","situacao","mensagem","data"],"properties":{"idPedido":{"$ref":"IdPedido"},"numeroPedido":{"type":"string","maxLength":100},"idOcoren":{"$ref":"Inteiro"},"situacao":{"type":"string","enum":["criado","postado","em transito","saiu para entrega","entregue","ocorrencia"]},"mensagem":{"$ref":"Mensagem"},"data":{"$ref":"Timestamp"}},"$id":"DadosRastreio"};
const schema3 = {"type":"string","pattern":"^[0-9a-f]{32}$","$id":"IdPedido"};
const schema4 = {"type":"integer","minimum":-2147483648,"maximum":2147483647,"$id":"Inteiro"};
const schema5 = {"type":"string","maxLength":255,"$id":"Mensagem"};
const schema6 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$","format":"timestamp","$id":"Timestamp"};
const pattern0 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern1 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const formats0 = formats.timestamp;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosRastreio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.idPedido === undefined) && (missing0 = "idPedido")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.idOcoren === undefined) && (missing0 = "idOcoren"))) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.data === undefined) && (missing0 = "data"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idPedido !== undefined){
let data0 = data.idPedido;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
let data1 = data.numeroPedido;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate1.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idOcoren !== undefined){
let data2 = data.idOcoren;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data3 = data.situacao;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate1.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data3 === "criado") || (data3 === "postado")) || (data3 === "em transito")) || (data3 === "saiu para entrega")) || (data3 === "entregue")) || (data3 === "ocorrencia"))){
validate1.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/enum",keyword:"enum",params:{allowedValues: schema2.properties.situacao.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data4 = data.mensagem;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 255 && func0(data4) > 255){
validate1.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data5 === "string"){
if(!(formats0(data5))){
validate1.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern1.test(data5)){
validate1.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoRastreio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate2.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate2.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Rastreio")){
validate2.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema1.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate1(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["prazoAdicional"]},"dados":{"$ref":"DadosPrazoAdicional"}},"$id":"EventoPrazoAdicional"};
const schema8 = {"type":"object","required":["maior","menor","data"],"properties":{"maior":{"$ref":"ExtremoPrazo"},"menor":{"$ref":"ExtremoPrazo"},"data":{"$ref":"Timestamp"}},"$id":"DadosPrazoAdicional"};
const schema9 = {"type":"object","required":["prazoFilial","prazoMetodo","perAdicionalDesconto"],"properties":{"prazoFilial":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"prazoMetodo":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"perAdicionalDesconto":{"anyOf":[{"$ref":"Percentual"},{"type":"null"}]}},"$id":"ExtremoPrazo"};
const schema10 = {"type":"number","minimum":-999999.999,"maximum":999999.999,"multipleOf":0.001,"$id":"Percentual"};
const func1 = isMultipleOf;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtremoPrazo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.prazoFilial === undefined) && (missing0 = "prazoFilial")) || ((data.prazoMetodo === undefined) && (missing0 = "prazoMetodo"))) || ((data.perAdicionalDesconto === undefined) && (missing0 = "perAdicionalDesconto"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.prazoFilial !== undefined){
let data0 = data.prazoFilial;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/prazoFilial",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/prazoFilial",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/prazoFilial",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/prazoFilial",schemaPath:"#/properties/prazoFilial/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/prazoFilial",schemaPath:"#/properties/prazoFilial/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate3.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoMetodo !== undefined){
let data1 = data.prazoMetodo;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs11){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"#/properties/prazoMetodo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"#/properties/prazoMetodo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate3.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdicionalDesconto !== undefined){
let data2 = data.perAdicionalDesconto;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999.999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data2 < -999999.999 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999.999}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(Math.round(data2 * 1000) / 1000 !== data2){
const err12 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs20 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"#/properties/perAdicionalDesconto/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err15 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"#/properties/perAdicionalDesconto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate3.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosPrazoAdicional" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.maior === undefined) && (missing0 = "maior")) || ((data.menor === undefined) && (missing0 = "menor"))) || ((data.data === undefined) && (missing0 = "data"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.maior !== undefined){
const _errs1 = errors;
if(!(validate3(data.maior, {instancePath:instancePath+"/maior",parentData:data,parentDataProperty:"maior",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.menor !== undefined){
const _errs2 = errors;
if(!(validate3(data.menor, {instancePath:instancePath+"/menor",parentData:data,parentDataProperty:"menor",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate4.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern2.test(data2)){
validate4.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoPrazoAdicional" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate5.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate5.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "prazoAdicional")){
validate5.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema7.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate4(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["Aplicativo"]},"dados":{"$ref":"DadosAplicativo"}},"$id":"EventoAplicativo"};
const schema12 = {"type":"object","required":["codigo","situacao","mensagem","idApp","nomeApp","data"],"properties":{"codigo":{"type":"string"},"situacao":{"type":"string","enum":["delete"]},"mensagem":{"$ref":"Mensagem"},"idApp":{"$ref":"Identificador"},"nomeApp":{"type":"string"},"data":{"$ref":"Timestamp"}},"$id":"DadosAplicativo"};
const schema13 = {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991,"$id":"Identificador"};
const pattern3 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosAplicativo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.idApp === undefined) && (missing0 = "idApp"))) || ((data.nomeApp === undefined) && (missing0 = "nomeApp"))) || ((data.data === undefined) && (missing0 = "data"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
const _errs1 = errors;
if(typeof data.codigo !== "string"){
validate6.errors = [{instancePath:instancePath+"/codigo",schemaPath:"#/properties/codigo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data1 = data.situacao;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate6.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "delete")){
validate6.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/enum",keyword:"enum",params:{allowedValues: schema12.properties.situacao.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data2 = data.mensagem;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate6.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idApp !== undefined){
let data3 = data.idApp;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate6.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate6.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate6.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeApp !== undefined){
const _errs11 = errors;
if(typeof data.nomeApp !== "string"){
validate6.errors = [{instancePath:instancePath+"/nomeApp",schemaPath:"#/properties/nomeApp/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0(data5))){
validate6.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern3.test(data5)){
validate6.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoAplicativo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate7.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate7.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Aplicativo")){
validate7.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema11.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate6(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["metodoEnvio"]},"dados":{"$ref":"DadosMetodoEnvio"}},"$id":"EventoMetodoEnvio"};
const schema15 = {"type":"object","required":["codigo","situacao","idTransportadora","idMetodoEnvio","nomeTransportadora","nomeMetodoEnvio","data"],"properties":{"codigo":{"type":"string"},"situacao":{"type":"string","enum":["novo","altera","delete"]},"idTransportadora":{"$ref":"Identificador"},"idMetodoEnvio":{"$ref":"Identificador"},"nomeTransportadora":{"type":"string","maxLength":40},"nomeMetodoEnvio":{"type":"string","maxLength":40},"data":{"$ref":"Timestamp"}},"$id":"DadosMetodoEnvio"};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosMetodoEnvio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.idMetodoEnvio === undefined) && (missing0 = "idMetodoEnvio"))) || ((data.nomeTransportadora === undefined) && (missing0 = "nomeTransportadora"))) || ((data.nomeMetodoEnvio === undefined) && (missing0 = "nomeMetodoEnvio"))) || ((data.data === undefined) && (missing0 = "data"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
const _errs1 = errors;
if(typeof data.codigo !== "string"){
validate8.errors = [{instancePath:instancePath+"/codigo",schemaPath:"#/properties/codigo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data1 = data.situacao;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate8.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "novo") || (data1 === "altera")) || (data1 === "delete"))){
validate8.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/enum",keyword:"enum",params:{allowedValues: schema15.properties.situacao.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data2 = data.idTransportadora;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate8.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate8.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate8.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodoEnvio !== undefined){
let data3 = data.idMetodoEnvio;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate8.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate8.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate8.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeTransportadora !== undefined){
let data4 = data.nomeTransportadora;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 40 && func0(data4) > 40){
validate8.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeMetodoEnvio !== undefined){
let data5 = data.nomeMetodoEnvio;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 40 && func0(data5) > 40){
validate8.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data6 = data.data;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0(data6))){
validate8.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern4.test(data6)){
validate8.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoMetodoEnvio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate9.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate9.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "metodoEnvio")){
validate9.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema14.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate8(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["rastreioEnventos"]},"dados":{"$ref":"DadosRastreioUnidade"}},"$id":"EventoRastreioUnidade"};
const schema17 = {"type":"object","required":["idPedido","numeroPedido","idEnvio","evento","unidade","cidade","uf","mensagem","data"],"properties":{"idPedido":{"$ref":"IdPedido"},"numeroPedido":{"type":"string","maxLength":100},"idEnvio":{"$ref":"Identificador"},"evento":{"type":"string","enum":["saiu","chegou"]},"unidade":{"type":"string"},"cidade":{"anyOf":[{"type":"string"},{"type":"null"}]},"uf":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"anyOf":[{"$ref":"Mensagem"},{"type":"null"}]},"data":{"$ref":"Timestamp"}},"$id":"DadosRastreioUnidade"};
const pattern5 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern6 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosRastreioUnidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.idPedido === undefined) && (missing0 = "idPedido")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.idEnvio === undefined) && (missing0 = "idEnvio"))) || ((data.evento === undefined) && (missing0 = "evento"))) || ((data.unidade === undefined) && (missing0 = "unidade"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.data === undefined) && (missing0 = "data"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idPedido !== undefined){
let data0 = data.idPedido;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate10.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
let data1 = data.numeroPedido;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate10.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idEnvio !== undefined){
let data2 = data.idEnvio;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate10.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate10.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate10.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evento !== undefined){
let data3 = data.evento;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate10.errors = [{instancePath:instancePath+"/evento",schemaPath:"#/properties/evento/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "saiu") || (data3 === "chegou"))){
validate10.errors = [{instancePath:instancePath+"/evento",schemaPath:"#/properties/evento/enum",keyword:"enum",params:{allowedValues: schema17.properties.evento.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unidade !== undefined){
const _errs11 = errors;
if(typeof data.unidade !== "string"){
validate10.errors = [{instancePath:instancePath+"/unidade",schemaPath:"#/properties/unidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data5 = data.cidade;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs17 = errors;
if(data5 !== null){
const err1 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err2 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate10.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data6 = data.uf;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs23 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate10.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data7 = data.mensagem;
const _errs25 = errors;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data7 === "string"){
if(data7.length > 255 && func0(data7) > 255){
const err6 = {instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs30 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate10.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data8 = data.data;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(errors === _errs33){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate10.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern6.test(data8)){
validate10.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoRastreioUnidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate11.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate11.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "rastreioEnventos")){
validate11.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema16.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate10(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["chatTransportadora"]},"dados":{"$ref":"DadosChat"}},"$id":"EventoChat"};
const schema19 = {"type":"object","required":["idChat","idPedido","numeroPedido","idMensagem","origem","mensagem","qtdAnexos","data"],"properties":{"idChat":{"type":"string"},"idPedido":{"$ref":"IdPedido"},"numeroPedido":{"type":"string","maxLength":100},"idMensagem":{"type":"string"},"origem":{"$ref":"OrigemMensagem"},"mensagem":{"type":"string","maxLength":2000},"qtdAnexos":{"$ref":"InteiroNaoNegativo"},"data":{"$ref":"Timestamp"}},"$id":"DadosChat"};
const schema20 = {"type":"string","enum":["loja","transportadora"],"$id":"OrigemMensagem"};
const schema21 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"InteiroNaoNegativo"};
const pattern7 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern8 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosChat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.idChat === undefined) && (missing0 = "idChat")) || ((data.idPedido === undefined) && (missing0 = "idPedido"))) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.idMensagem === undefined) && (missing0 = "idMensagem"))) || ((data.origem === undefined) && (missing0 = "origem"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.qtdAnexos === undefined) && (missing0 = "qtdAnexos"))) || ((data.data === undefined) && (missing0 = "data"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idChat !== undefined){
const _errs1 = errors;
if(typeof data.idChat !== "string"){
validate12.errors = [{instancePath:instancePath+"/idChat",schemaPath:"#/properties/idChat/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPedido !== undefined){
let data1 = data.idPedido;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate12.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
let data2 = data.numeroPedido;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
validate12.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMensagem !== undefined){
const _errs8 = errors;
if(typeof data.idMensagem !== "string"){
validate12.errors = [{instancePath:instancePath+"/idMensagem",schemaPath:"#/properties/idMensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origem !== undefined){
let data4 = data.origem;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate12.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "loja") || (data4 === "transportadora"))){
validate12.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/enum",keyword:"enum",params:{allowedValues: schema20.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data5 = data.mensagem;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 2000 && func0(data5) > 2000){
validate12.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qtdAnexos !== undefined){
let data6 = data.qtdAnexos;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate12.errors = [{instancePath:instancePath+"/qtdAnexos",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate12.errors = [{instancePath:instancePath+"/qtdAnexos",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate12.errors = [{instancePath:instancePath+"/qtdAnexos",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data7 = data.data;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data7 === "string"){
if(!(formats0(data7))){
validate12.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern8.test(data7)){
validate12.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoChat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate13.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate13.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "chatTransportadora")){
validate13.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema18.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate12(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Evento" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.tipo;
if(typeof tag0 == "string"){
if(tag0 === "Rastreio"){
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
else if(tag0 === "prazoAdicional"){
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
else if(tag0 === "Aplicativo"){
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
else if(tag0 === "metodoEnvio"){
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
else if(tag0 === "rastreioEnventos"){
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
else if(tag0 === "chatTransportadora"){
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "tipo", tagValue: tag0}}];
return false;
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "tipo", tagValue: tag0}}];
return false;
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate14;
const schema22 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"$ref":"Mensagem"}},"$id":"Erro"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Erro" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate14.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const v2 = validate15;
const schema23 = {"type":"object","properties":{"x-request-id":{"type":"string"}},"required":[]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] !== undefined){
if(typeof data["x-request-id"] !== "string"){
validate15.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

const v3 = validate16;
const schema24 = {"type":"object","properties":{"www-authenticate":{"type":"string"},"x-request-id":{"type":"string"}},"required":["www-authenticate"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["www-authenticate"] === undefined) && (missing0 = "www-authenticate")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["www-authenticate"] !== undefined){
const _errs1 = errors;
if(typeof data["www-authenticate"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-request-id"] !== undefined){
const _errs3 = errors;
if(typeof data["x-request-id"] !== "string"){
validate16.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

const v4 = validate17;
const schema25 = {"type":"object","properties":{"retry-after":{"$ref":"InteiroNaoNegativo"},"x-request-id":{"type":"string"}},"required":["retry-after"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["retry-after"] === undefined) && (missing0 = "retry-after")){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate17.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-request-id"] !== undefined){
const _errs4 = errors;
if(typeof data["x-request-id"] !== "string"){
validate17.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const validators = {responses: {"200": {"application/json": v0}, "204": {}, "401": {"application/json": v1}, "500": {"application/json": v1}, "503": {"application/json": v1}}, responseHeaders: {"200": v2, "204": v2, "401": v3, "500": v2, "503": v4}};
